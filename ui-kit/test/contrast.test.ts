import { describe, expect, test } from "vitest";
import { contrast, linearRgb } from "./oklch.ts";
import { colours, declarations } from "./read-tokens.ts";

const grounds = ["page", "surface", "surface-raised", "fill"];

/** Words on grounds: 4.5. */
const text: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] =>
    ["text", "text-muted", "heading", "link", "link-hover", "danger-text", "success-text"].map((role) => [
      role,
      ground,
    ]),
  ),
  ["text", "fill-hover"],
  ["link", "chosen"],
  ["on-panel", "panel"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-accent-soft", "accent-soft"],
  ["on-brand", "brand"],
  ["on-brand", "brand-hover"],
  ["on-brand-soft", "brand-soft"],
  ["on-brand-soft", "brand-soft-hover"],
  ["on-danger", "danger"],
  ["on-danger", "danger-hover"],
  ["on-danger-soft", "danger-soft"],
  ["on-success", "success"],
  ["on-success-soft", "success-soft"],
  ["on-warning-soft", "warning-soft"],
  ["on-info-soft", "info-soft"],
  ...["brand-soft", "danger-soft", "success-soft", "warning-soft", "info-soft"].map(
    (ground): [string, string] => ["text", ground],
  ),
  ["text-muted", "brand-soft"],
  ...["on-inverse", "accent-inverse", "success-inverse", "danger-inverse"].map((role): [string, string] => [
    role,
    "inverse",
  ]),
];

/** Edges and marks of what can be used: 3. */
const controls: [string, string][] = ["page", "surface", "surface-raised"].flatMap((ground) =>
  ["border-control", "focus", "brand", "danger"].map((role): [string, string] => [role, ground]),
);

describe.each(["light", "dark"] as const)("%s theme", (theme) => {
  const colour = colours(theme);

  test.each(text)("--%s is readable on --%s", (role, ground) => {
    expect(contrast(colour(role), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls)("--%s is seen on --%s", (role, ground) => {
    expect(contrast(colour(role), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  test("every step and role is a colour inside sRGB", () => {
    const names = [...declarations("scales.css").keys(), ...declarations("roles.css").keys()];
    const outside = names.filter((name) =>
      linearRgb(colour(name)).some((part) => part < -0.0005 || part > 1.0005),
    );
    expect(names.length).toBeGreaterThan(80);
    expect(outside).toEqual([]);
  });
});

test("black on white is 21", () => {
  const white = { lightness: 1, chroma: 0, hue: 0 };
  expect(contrast(white, { ...white, lightness: 0 })).toBeCloseTo(21, 2);
});
