import { describe, expect, test } from "vitest";
import { marks, text } from "./contrast-pairs.ts";
import { contrast, contrastOver, linearRgb } from "./oklch.ts";
import { colours, declarations } from "./read-tokens.ts";

const white = { lightness: 1, chroma: 0, hue: 0 };

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
    expect(contrastOver(words, shade, { ...white, lightness: 0 })).toBeGreaterThanOrEqual(4.5);
  });

  test("distinguishes neighbouring data colours by lightness", () => {
    const data = [1, 2, 3, 4, 5, 6].map((step) => colour(`data-${step}`));
    for (const [index, one] of data.slice(1).entries())
      expect(Math.abs(one.lightness - data[index]!.lightness)).toBeGreaterThanOrEqual(0.04);
  });

  test("keeps every step and role inside sRGB", () => {
    const names = [...declarations("scales.css").keys(), ...declarations("roles.css").keys()];
    const outside = names.filter((name) =>
      linearRgb(colour(name)).some((part) => part < -0.0005 || part > 1.0005),
    );
    expect(names.length).toBeGreaterThan(80);
    expect(outside).toEqual([]);
  });
});

test("calculates a contrast of 21 for black on white, and 4.0 for half-transparent black", () => {
  const black = { ...white, lightness: 0 };
  expect(contrast(white, black)).toBeCloseTo(21, 2);
  expect(contrastOver(white, { ...black, alpha: 0.5 }, white)).toBeCloseTo(3.95, 1);
});
