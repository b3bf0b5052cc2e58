import { expect, test } from "vitest";
import { tokenColours } from "../../.storybook/token-colours.ts";
import { colours } from "./read-tokens.ts";

test.each(["light", "dark"] as const)("uses the token colours in Storybook's %s theme", (theme) => {
  const colour = colours(theme);
  const names = Object.keys(tokenColours[theme]);
  const hex = (name: string) => colour(name).to("srgb").toString({ format: "hex" });
  expect(tokenColours[theme]).toEqual(Object.fromEntries(names.map((name) => [name, hex(name)])));
});
