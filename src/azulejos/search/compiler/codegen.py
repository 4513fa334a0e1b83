"""Generates the machine code of a kernel once, instead of once per function it calls.

Numba optimises every function that a kernel calls and generates machine code for each. Then it does the same for the
kernel with everything inlined, and only that is run. Here the lowered functions are linked when the kernel is complete
and optimised once. That takes a third of the time, and the code runs as fast.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.environment import lookup_environment
from numba.core.registry import cpu_target

ENVIRONMENT = "_ZN08NumbaEnv"
"""Prefix of the variables through which compiled functions find their constants."""


class DeferredLibrary(JITCodeLibrary):
    """A library that generates machine code when the address of a function is requested: only for kernels."""

    _made = False
    _whole: Any = None
    """The linked module for other libraries, once one has asked for it."""

    @property
    def codegen(self) -> Any:
        """The code generator; before code is generated, a stand-in that ignores constants."""
        return self._codegen if self._made else _NullCodegen

    def finalize(self) -> None:
        """Accept no more functions; optimising and generating code are deferred."""
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """The address of a function, or 0 if there is none of this name."""
        self._ensure_finalized()
        if not self._made and _defines(self._final_module, name):
            self._make()
        return int(super().get_pointer_to_function(name)) if self._made else 0

    def _make(self) -> None:
        self._shared_module = None  # the module now holds everything
        self._link_into(self._final_module)
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()

    def _link_into(self, module: Any) -> None:
        """Link all libraries that this one calls into a module that holds its own functions."""
        for part in _callers_first(self)[1:]:
            self._reload_init.update(part._reload_init)
            deferred = isinstance(part, DeferredLibrary)
            module.link_in(part._own_part() if deferred else part._get_module_for_linking(), preserve=True)

    def _own_part(self) -> Any:
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """A module with all linked code, for libraries that Numba compiles its own way, and for the disk cache."""
        if self._made:
            return self._own_part()
        if self._whole is None:
            self._whole = self._own_part().clone()
            self._link_into(self._whole)
        return self._whole

    def _finalize_final_module(self) -> None:
        """Generate the machine code, also for a module read from disk."""
        super()._finalize_final_module()
        self._made = True
        for variable in self._final_module.global_variables:
            if variable.name.startswith(ENVIRONMENT) and (environment := lookup_environment(variable.name)) is not None:
                self.codegen.set_env(variable.name, environment)

    def _optimize_functions(self, module: Any) -> None:
        """Run the function passes, as Numba does; without them some kernels would be slower by a quarter."""
        module.data_layout = self._codegen._data_layout
        manager, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:
                manager.run(function, builder)

    def _optimize_final_module(self) -> None:
        """Run all module passes once. Numba's cheaper run before that takes longer than it saves."""
        manager, builder = self._codegen._module_pass_manager()
        manager.run(self._final_module, builder)


class KernelCompiler(Compiler):
    """Numba's compiler, with code generation deferred to the whole kernel."""

    def compile_extra(self, function: Any) -> Any:
        """Compile a kernel and all functions it calls."""
        with _deferred():
            return super().compile_extra(function)


class _NullCodegen:
    """Stands in for the code generator before code is generated."""

    @staticmethod
    def set_env(name: str, environment: Any) -> None:
        """Do nothing: constants are set when the code is generated."""


@contextmanager
def _deferred() -> Iterator[None]:
    """Defer code generation for all that is compiled meanwhile; the caller holds the compiler's lock."""
    codegen = cpu_target.target_context.codegen()
    codegen._library_class = DeferredLibrary
    try:
        yield
    finally:
        del codegen._library_class


def _callers_first(library: Any) -> list[Any]:
    """A library and all that it calls, callers before callees: the linker drops functions that nothing uses yet."""
    found: dict[Any, None] = {}

    def visit(each: Any) -> None:
        if each not in found:
            for called in each._linking_libraries:
                visit(called)
            found[each] = None

    visit(library)
    return list(found)[::-1]


def _defines(module: Any, name: str) -> bool:
    try:
        return not module.get_function(name).is_declaration
    except NameError:
        return False
