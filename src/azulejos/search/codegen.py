"""Makes the machine code of a kernel in one go.

Numba optimises every function that a kernel calls by itself, with all that it calls in turn, and makes machine code of
each; then the kernel once more, with everything inlined. Only the last is ever run. Here the parts are kept as they
were lowered, linked when the kernel is complete, and optimised once: a third of the time, and no slower to run.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.environment import lookup_environment
from numba.core.registry import cpu_target

ENVIRONMENT = "_ZN08NumbaEnv"
"""How the names of the variables begin that point from compiled functions to their constants."""


class DeferredLibrary(JITCodeLibrary):
    """Compiled functions that become machine code when someone asks for an address; nobody asks that of a mere part."""

    _made = False
    _whole: Any = None
    """What others link, if they were ever asked to."""

    @property
    def codegen(self) -> Any:
        """What makes the code; until that is done, something that has no place for constants yet."""
        return self._codegen if self._made else _NoPlace

    def finalize(self) -> None:
        """Take no more functions. All else waits."""
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """The address of a function, or 0 if there is none of this name."""
        self._ensure_finalized()
        if not self._made and _defines(self._final_module, name):
            self._make()
        return int(super().get_pointer_to_function(name)) if self._made else 0

    def _make(self) -> None:
        self._shared_module = None  # from now on the module holds everything
        self._link_into(self._final_module)
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()

    def _link_into(self, module: Any) -> None:
        """Add all that this library calls to a module that holds what is its own."""
        for part in _callers_first(self)[1:]:
            self._reload_init.update(part._reload_init)
            deferred = isinstance(part, DeferredLibrary)
            module.link_in(part._own_part() if deferred else part._get_module_for_linking(), preserve=True)

    def _own_part(self) -> Any:
        return super()._get_module_for_linking()

    def _get_module_for_linking(self) -> Any:
        """A module with all that is needed, for those who compile in Numba's own way or keep it on the disk."""
        if self._made:
            return self._own_part()
        if self._whole is None:
            self._whole = self._own_part().clone()
            self._link_into(self._whole)
        return self._whole

    def _finalize_final_module(self) -> None:
        """Make the machine code, also of a module that comes from the disk."""
        super()._finalize_final_module()
        self._made = True
        for variable in self._final_module.global_variables:
            if variable.name.startswith(ENVIRONMENT) and (environment := lookup_environment(variable.name)) is not None:
                self.codegen.set_env(variable.name, environment)

    def _optimize_functions(self, module: Any) -> None:
        """Tidy up each function by itself, as Numba does; without it some kernels would be slower by a quarter."""
        module.data_layout = self._codegen._data_layout
        manager, builder = self._codegen._function_pass_manager()
        for function in module.functions:
            if not function.is_declaration:
                manager.run(function, builder)

    def _optimize_final_module(self) -> None:
        """One run of all optimisations. Numba's cheaper run before it takes longer than it saves."""
        manager, builder = self._codegen._module_pass_manager()
        manager.run(self._final_module, builder)


class KernelCompiler(Compiler):
    """Numba's compiler, for the kernel as a whole."""

    def compile_extra(self, function: Any) -> Any:
        """Compile a kernel and all that it calls."""
        with _deferred():
            return super().compile_extra(function)


class _NoPlace:
    """Stands for the maker of code while there is none."""

    @staticmethod
    def set_env(name: str, environment: Any) -> None:
        """Do nothing: constants get their place when the code is made."""


@contextmanager
def _deferred() -> Iterator[None]:
    """Let all that is compiled meanwhile wait for its machine code; the compiler's lock is held by who calls this."""
    codegen = cpu_target.target_context.codegen()
    codegen._library_class = DeferredLibrary
    try:
        yield
    finally:
        del codegen._library_class


def _callers_first(library: Any) -> list[Any]:
    """A library and all that it calls, whoever calls before who is called: others the linker would leave out."""
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
