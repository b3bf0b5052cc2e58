import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "adapters",
    root: import.meta.dirname,
    environment: "node",
    // a worker keeps its packages, compiled and warm, from file to file
    pool: "threads",
    isolate: false,
    setupFiles: ["../tools/test/fresh-modules.ts"],
    unstubEnvs: true,
    unstubGlobals: true,
    testTimeout: 30_000,
    include: ["src/**/*.test.ts", "test/**/*.test.ts", "contract/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
  },
});
