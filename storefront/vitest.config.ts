import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    name: "storefront",
    root: import.meta.dirname,
    environment: "happy-dom",
    include: ["{src,server,test}/**/*.test.{ts,tsx}"],
    // a worker keeps its packages, compiled and warm, from file to file
    pool: "threads",
    isolate: false,
    setupFiles: ["../tools/test/fresh-modules.ts"],
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 30_000,
  },
});
