import { defineConfig } from "vite";

/**
 * The service worker, built by itself: one file without imports, since it must start when nothing can be loaded. It
 * answers for what lies below its address, and is known by it from one build to the next, so that has no hash.
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
