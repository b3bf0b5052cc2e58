import { defineProject } from "vitest/config";

/** Tests without a browser: exports, contrast of the roles, masks. */
export default defineProject({
  test: { name: "ui-kit", root: import.meta.dirname, include: ["{src,test}/**/*.test.ts"] },
});
