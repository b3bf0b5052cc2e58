import { defineProject } from "vitest/config";

/** What can be told without a browser: export list, contrast of the roles, masks. */
export default defineProject({
  test: { name: "ui-kit", root: import.meta.dirname, include: ["{src,test}/**/*.test.ts"] },
});
