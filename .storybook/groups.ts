import { globSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const components = fileURLToPath(new URL("../ui-kit/src/components", import.meta.url));

/** The components of each group in the sidebar, by folder. Components that are not listed are in "Other". */
const groups: Record<string, string[]> = {
  Actions: ["button", "icon-button", "text-link", "menu"],
  Forms: [
    "field",
    "text-field",
    "text-area",
    "phone-field",
    "digit-field",
    "native-select",
    "select",
    "combobox",
    "checkbox",
    "radio-group",
    "segmented-control",
    "switch",
    "slider",
    "range-fields",
    "quantity-stepper",
    "date-picker",
    "file-drop",
  ],
  Layers: ["dialog", "drawer", "sheet", "popover", "tooltip", "toast"],
  Navigation: ["breadcrumbs", "pagination", "tabs", "accordion", "stepper", "skip-link"],
  Feedback: ["alert", "empty-state", "skeleton", "spinner", "progress"],
  Data: ["card", "badge", "count-badge", "tag", "avatar", "table", "timeline", "stat-tile", "chart"],
  Media: ["picture", "carousel", "image-gallery"],
  Shop: ["price", "payment-mark", "rating", "chat-bubble"],
  Foundations: ["visually-hidden"],
};

const grouped = new Set(Object.values(groups).flat());
const others = globSync("*/*.stories.tsx", { cwd: components })
  .map(dirname)
  .filter((folder) => !grouped.has(folder));

/** The kit's stories with the titles of their groups: `Actions/Button`. */
export const kitStories = Object.entries({ ...groups, Other: others })
  .filter(([, folders]) => folders.length > 0)
  .map(([titlePrefix, folders]) => ({
    directory: "../ui-kit/src/components",
    files: `@(${folders.join("|")})/*.stories.tsx`,
    titlePrefix,
  }));
