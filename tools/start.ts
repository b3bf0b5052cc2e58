import { step } from "./bootstrap/step-line.mjs";
import { build, copyBuild } from "./shop/prepare.ts";
import { runShop } from "./shop/run-shop.ts";

/** `npm start`: the whole shop with its built pages. `-- --reset` creates the demo data again. */
await runShop({
  tool: "npm start",
  pages: "production",
  reset: process.argv.includes("--reset"),
  prepare: async (supervisor, directories) => {
    await step("build", (progress) => build(supervisor, progress));
    return { build: await copyBuild(directories) };
  },
});
