type Pair = [role: string, ground: string];

/** Backgrounds of ordinary text, controls and marks. */
const grounds = ["page", "surface", "surface-raised", "fill"];

const onEach = (roles: string[], where: string[]): Pair[] =>
  where.flatMap((ground) => roles.map((role): Pair => [role, ground]));

/** Text on backgrounds: 4.5. */
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

/** Edges of controls, and marks with a meaning: 3. */
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

/** Roles, or uses of a role, that need no contrast, and why. */
export const quiet: Record<string, string> = {
  border: "only divides; it carries no information",
  "border-hover": "edge of a control that its text or icon identifies, or of a disabled one",
  overlay: "dims the page behind a layer",
  "picture-shade": "measured with the text on it",
  "on-picture": "measured over the shade",
  "ground shade-deep": "a shadow at the edge of a scrolling list; not behind text",
  "line inverse": "arrow of a layer, in the colour of the layer",
  "line surface": "a ring in the background colour around a dot",
  "line fill": "an empty ring; its text says so",
  "rating-off": "empty stars; the number is shown beside them",
};
