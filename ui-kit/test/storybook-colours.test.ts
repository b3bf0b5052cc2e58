import { expect, test } from "vitest";
import { tokenColours } from "../../.storybook/token-colours.ts";
import { hex } from "./oklch.ts";
import { colours } from "./read-tokens.ts";

test.each(["light", "dark"] as const)("uses the token colours in Storybook's %s theme", (theme) => {
  const colour = colours(theme);
  const names = Object.keys(tokenColours[theme]);
  expect(tokenColours[theme]).toEqual(Object.fromEntries(names.map((name) => [name, hex(colour(name))])));
});
