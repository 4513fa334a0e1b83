import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** The page is built into the Python package, which serves it; in development it asks a running server. */
export default defineConfig({
  base: "/page/",
  plugins: [svelte()],
  build: {
    outDir: "../src/azulejos/server/page",
    emptyOutDir: true,
    target: "es2022",
    // No inline scripts or styles: the server allows none.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:5211", ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
