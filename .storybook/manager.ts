import { addons } from "storybook/manager-api";

/** `icon-button` is written as it is imported: IconButton. */
const asImported = (folder: string) =>
  folder.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase());

addons.setConfig({
  sidebar: {
    renderLabel: ({ name, type }) =>
      type === "component" && /^[a-z-]+$/.test(name) ? asImported(name) : name,
  },
});
