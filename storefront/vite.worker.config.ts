import { defineConfig } from "vite";

/**
 * The service worker is built separately: one file without imports, since it must start offline. Its address determines
 * its scope and identifies it between builds, so it has no hash.
 */
export default defineConfig({
  build: {
    target: "es2022",
    outDir: "dist/client",
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rollupOptions: { input: "src/entry-worker.ts", output: { entryFileNames: "sw.js" } },
  },
});
