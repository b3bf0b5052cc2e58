/**
 * The kit's tokens as hex, since Storybook's own interface reads no custom properties. A test of the kit compares them with
 * `ui-kit/src/tokens/`.
 */
export const tokenColours = {
  light: {
    page: "#faf7f2",
    surface: "#fffefb",
    fill: "#f3f0ea",
    text: "#221d17",
    "text-muted": "#645e55",
    border: "#e4dfd7",
    "border-control": "#8a847a",
    brand: "#037879",
  },
  dark: {
    page: "#151310",
    surface: "#1d1b18",
    text: "#f3efea",
    "text-muted": "#b5aea6",
    border: "#38342f",
    "border-control": "#7d7871",
    brand: "#3fc8c4",
    "turquoise-8": "#1a8582",
  },
};
