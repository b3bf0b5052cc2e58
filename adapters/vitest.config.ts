import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "adapters",
    root: import.meta.dirname,
    environment: "node",
    include: ["src/**/*.test.ts", "test/**/*.test.ts", "contract/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
  },
});
