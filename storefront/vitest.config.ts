import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [react()],
  test: {
    name: "storefront",
    root: import.meta.dirname,
    environment: "happy-dom",
    include: ["{src,server,test}/**/*.test.{ts,tsx}"],
    restoreMocks: true,
  },
});
