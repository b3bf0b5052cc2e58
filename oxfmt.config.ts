import { defineConfig } from "oxfmt";

/** How every file is laid out; `npm run format` writes it so. */
export default defineConfig({
  printWidth: 110,
  // npm has an order of its own
  sortPackageJson: false,
  ignorePatterns: [
    ...["node_modules/", "dist/", "out/", ".data/", ".cache/", ".medusa/"],
    ...["package-lock.json", "storybook-static/", "test-results/", "playwright-report/"],
    // written by the engine
    ...["commerce/src/**/migrations/.snapshot-*.json", "commerce/src/**/migrations/*.ts"],
    // written by msw, kept as it comes
    "**/mockServiceWorker.js",
  ],
});
