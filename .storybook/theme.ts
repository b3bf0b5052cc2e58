import { create } from "storybook/theming/create";
import { tokenColours } from "./token-colours.ts";

const { light, dark } = tokenColours;

/** The part of both themes that uses the same roles. */
function kitTheme(base: "light" | "dark") {
  const colours = tokenColours[base];
  return {
    base,
    brandTitle: "The kit of Bezak",
    brandTarget: "_self",
    fontBase: '"Onest Variable", system-ui, sans-serif',
    appBorderRadius: 12,
    inputBorderRadius: 8,
    colorPrimary: colours.brand,
    appPreviewBg: colours.page,
    appBorderColor: colours.border,
    textColor: colours.text,
    textMutedColor: colours["text-muted"],
    barBg: colours.surface,
    barTextColor: colours["text-muted"],
    barSelectedColor: colours.brand,
    barHoverColor: colours.brand,
    inputBg: colours.surface,
    inputBorder: colours["border-control"],
    inputTextColor: colours.text,
  };
}

const themes = {
  light: create({
    ...kitTheme("light"),
    colorSecondary: light.brand,
    appBg: light.fill,
    appContentBg: light.surface,
  }),
  dark: create({
    ...kitTheme("dark"),
    // also the background of white text, for which the dark theme's brand colour is too light
    colorSecondary: dark["turquoise-8"],
    appBg: dark.surface,
    appContentBg: dark.page,
  }),
};

/** The system's theme when Storybook is opened. */
export const systemTheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

/** Storybook in the colours of the kit. */
export const storybookTheme = themes[systemTheme];
