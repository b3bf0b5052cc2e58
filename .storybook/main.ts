import { defineMain } from "@storybook/react-vite/node";
import { kitStories } from "./groups.ts";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: [
    { directory: "../ui-kit/src/docs", files: "**/*.@(mdx|stories.tsx)", titlePrefix: "" },
    ...kitStories,
    { directory: "../storefront/src", files: "**/*.stories.tsx", titlePrefix: "Storefront" },
  ],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest"],
  // the worker of MSW, which answers for the API in stories of the shop
  staticDirs: ["./public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Reads unions of props as the compiler does; the tests need no tables.
    reactDocgen: process.env["VITEST"] ? false : "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: ".storybook/tsconfig.json",
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // What an element of HTML takes anyway would bury what the component adds.
      propFilter: ({ parent, name }) =>
        name === "children" || !parent || !parent.fileName.includes("node_modules"),
    },
  },
});
