type Pair = [role: string, ground: string];

/** Grounds that ordinary words, controls and marks stand on. */
const grounds = ["page", "surface", "surface-raised", "fill"];

const onEach = (roles: string[], where: string[]): Pair[] =>
  where.flatMap((ground) => roles.map((role): Pair => [role, ground]));

/** Words on grounds: 4.5. */
export const text: Pair[] = [
  ...onEach(["text", "text-muted", "heading", "link", "link-hover", "danger-text", "success-text"], grounds),
  ...onEach(["text"], ["fill-hover", "chosen"]),
  ...onEach(["text-muted", "link"], ["chosen"]),
  ...onEach(["on-panel", "on-picture"], ["panel"]),
  ["on-brand-soft", "fill"],
  ["text-muted", "brand-soft-hover"],
  ...onEach(["on-accent"], ["accent", "accent-hover"]),
  ["on-accent-soft", "accent-soft"],
  ...onEach(["on-brand"], ["brand", "brand-hover"]),
  ...onEach(["on-brand-soft", "link"], ["brand-soft", "brand-soft-hover"]),
  ...onEach(["on-danger"], ["danger", "danger-hover"]),
  ["on-danger-soft", "danger-soft"],
  ["on-success", "success"],
  ["on-success-soft", "success-soft"],
  ["on-warning-soft", "warning-soft"],
  ["on-info-soft", "info-soft"],
  ...onEach(["text"], ["brand-soft-hover", "accent-soft"]),
  ...onEach(
    ["text", "text-muted"],
    ["brand-soft", "danger-soft", "success-soft", "warning-soft", "info-soft"],
  ),
  ...onEach(["on-inverse", "accent-inverse", "success-inverse", "danger-inverse"], ["inverse"]),
];

/** Edges of what can be used and marks that say something: 3. */
export const marks: Pair[] = [
  ...onEach(
    ["border-control", "focus", "brand", "brand-hover", "danger", "accent-edge", "rating"],
    ["page", "surface", "surface-raised"],
  ),
  ...onEach(
    ["data-1", "data-2", "data-3", "data-4", "data-5", "data-6"],
    ["page", "surface", "surface-raised"],
  ),
  ["brand", "brand-soft"],
  ["rating", "fill"],
];

/** Roles, or one use of a role, that carry no meaning by contrast, and why they need not. */
export const quiet: Record<string, string> = {
  border: "divides; nothing is lost without it",
  "border-hover": "edge of what its own words or icon already show, or of what is switched off",
  overlay: "dims what is behind a layer",
  "picture-shade": "measured with what lies on it",
  "on-picture": "measured over the shade",
  "ground shade-deep": "a shadow at the edge of a list that scrolls; covered where words end",
  "line inverse": "arrow of a layer, one with the ground of the layer",
  "line surface": "a ring of the ground around a dot",
  "line fill": "a ring without values; the words in it say so",
  "rating-off": "the stars that were not given; the number stands beside",
};
