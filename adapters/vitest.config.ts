import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "adapters",
    root: import.meta.dirname,
    environment: "node",
    testTimeout: 30_000,
    include: ["src/**/*.test.ts", "test/**/*.test.ts", "contract/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
  },
});
