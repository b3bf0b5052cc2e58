import Color from "colorjs.io";
import { describe, expect, test } from "vitest";
import { marks, text } from "./contrast-pairs.ts";
import { colours, declarations } from "./read-tokens.ts";

const white = new Color("white");
const black = new Color("black");

const contrast = (one: Color, other: Color) => one.contrastWCAG21(other);

/** Contrast of a colour with a half-transparent one above a third; browsers blend in sRGB. */
function contrastOver(colour: Color, veil: Color, behind: Color): number {
  const share = Number(veil.alpha);
  return contrast(colour, behind.mix(new Color(veil.space, veil.coords), share, { space: "srgb" }));
}

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  const colour = colours(theme);

  test.each(text)("keeps --%s readable on --%s", (role, ground) => {
    expect(contrast(colour(role), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(marks)("keeps --%s visible on --%s", (role, ground) => {
    expect(contrast(colour(role), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test("keeps text over a picture readable whatever it shows", () => {
    const [words, shade] = [colour("on-picture"), colour("picture-shade")];
    expect(contrastOver(words, shade, white)).toBeGreaterThanOrEqual(4.5);
    expect(contrastOver(words, shade, black)).toBeGreaterThanOrEqual(4.5);
  });

  test("distinguishes neighbouring data colours by lightness", () => {
    const data = [1, 2, 3, 4, 5, 6].map((step) => colour(`data-${step}`));
    for (const [index, one] of data.slice(1).entries())
      expect(Math.abs(one.get("oklch.l") - data[index]!.get("oklch.l"))).toBeGreaterThanOrEqual(0.04);
  });

  test("keeps every step and role inside sRGB", () => {
    const names = [...declarations("scales.css").keys(), ...declarations("roles.css").keys()];
    // half of one of 256 steps
    const outside = names.filter((name) => !colour(name).inGamut("srgb", { epsilon: 0.002 }));
    expect(names.length).toBeGreaterThan(80);
    expect(outside).toEqual([]);
  });
});

test("calculates a contrast of 21 for black on white, and 4.0 for half-transparent black", () => {
  expect(contrast(white, black)).toBeCloseTo(21, 2);
  expect(contrastOver(white, new Color("rgb(0 0 0 / 50%)"), white)).toBeCloseTo(3.95, 1);
});
