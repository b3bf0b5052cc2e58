import { addons } from "storybook/manager-api";
import { asImported } from "./as-imported.ts";
import { storybookTheme } from "./theme.ts";

addons.setConfig({
  theme: storybookTheme,
  sidebar: {
    renderLabel: ({ name, type }) => (type === "component" ? asImported(name) : name),
  },
});
