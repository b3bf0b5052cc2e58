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
  // MSW's worker, which answers API requests in stories of the storefront
  staticDirs: ["./public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Resolves unions of props as the compiler does; tests need no prop tables.
    reactDocgen: process.env["VITEST"] ? false : "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: ".storybook/tsconfig.json",
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Native HTML attributes would hide what the component adds.
      propFilter: ({ parent, name }) =>
        name === "children" || !parent || !parent.fileName.includes("node_modules"),
    },
  },
});
