import { create } from "storybook/theming/create";

const shared = {
  brandTitle: "The kit of Bezak",
  brandTarget: "_self",
  fontBase: '"Onest Variable", system-ui, sans-serif',
  appBorderRadius: 12,
  inputBorderRadius: 8,
};

/** Storybook in the colours of the kit. It reads no custom properties, so they are repeated from `roles.css`. */
const light = create({
  ...shared,
  base: "light",
  colorPrimary: "#037879",
  colorSecondary: "#037879",
  appBg: "#f3f0ea",
  appContentBg: "#fffefc",
  appPreviewBg: "#faf7f2",
  appBorderColor: "#e4dfd7",
  textColor: "#221d17",
  textMutedColor: "#645e55",
  barBg: "#fffefc",
  barTextColor: "#645e55",
  barSelectedColor: "#037879",
  barHoverColor: "#037879",
  inputBg: "#fffefc",
  inputBorder: "#8a847a",
  inputTextColor: "#221d17",
});

const dark = create({
  ...shared,
  base: "dark",
  colorPrimary: "#3fc8c4",
  colorSecondary: "#05807f",
  appBg: "#1d1b18",
  appContentBg: "#151310",
  appPreviewBg: "#151310",
  appBorderColor: "#38342f",
  textColor: "#f3efea",
  textMutedColor: "#b5aea6",
  barBg: "#1d1b18",
  barTextColor: "#b5aea6",
  barSelectedColor: "#3fc8c4",
  barHoverColor: "#3fc8c4",
  inputBg: "#1d1b18",
  inputBorder: "#7d7871",
  inputTextColor: "#f3efea",
});

/** What the system asks for when Storybook is opened. */
export const systemTheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

export const storybookTheme = systemTheme === "dark" ? dark : light;
