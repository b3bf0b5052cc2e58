import { ImageOff } from "lucide-react";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Picture } from "./picture.tsx";

const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="hsl(${hue} 40% 85%)"/><circle cx="200" cy="250" r="110" fill="none" stroke="hsl(${hue} 50% 40%)" stroke-width="26"/></svg>`,
  )}`;

const meta = preview.meta({
  component: Picture,
  args: { src: drawing(190), alt: "Серебряное кольцо", width: 400, height: 500, style: { maxWidth: 240 } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: "Серебряное кольцо" });
    await expect(image).toHaveAttribute("loading", "lazy");
    await expect(Math.round((image.offsetHeight / image.offsetWidth) * 100)).toBe(125);
  },
});

export const SquareWithPriority = meta.story({
  args: { ratio: "1 / 1", priority: true, placeholder: "#cde", fit: "contain" },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await expect(image).toHaveAttribute("fetchpriority", "high");
    await expect(image.offsetHeight).toBe(image.offsetWidth);
  },
});

export const Broken = meta.story({
  args: { src: "data:image/png;base64,broken", fallback: <ImageOff aria-hidden /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("img", { name: "Серебряное кольцо" }).tagName).toBe("SPAN"));
  },
});
