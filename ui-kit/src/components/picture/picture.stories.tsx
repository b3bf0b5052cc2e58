import { ImageOff } from "lucide-react";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { drawing } from "./drawing.ts";
import { Picture } from "./picture.tsx";
import type { PictureProps } from "./picture.tsx";

const meta = preview.meta({
  component: Picture,
  args: { src: drawing(190, 400, 500), alt: "Серебряное кольцо", width: 400, height: 500 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img", { name: "Серебряное кольцо" });
    await expect(image).toHaveAttribute("loading", "lazy");
    await expect(Math.round((image.offsetHeight / image.offsetWidth) * 100)).toBe(125);
  },
});

export const SquareWithPriority = meta.story({
  args: { ratio: "1 / 1", priority: true, fit: "contain" },
  play: async ({ canvas }) => {
    const image = canvas.getByRole("img");
    await expect(image).toHaveAttribute("fetchpriority", "high");
    await expect(image).toHaveAttribute("decoding", "sync");
    await expect(image).not.toHaveAttribute("data-picture", "waiting");
    await expect(image.offsetHeight).toBe(image.offsetWidth);
  },
});

/** The browser uses the first format it supports and skips unknown ones. */
export const Formats = meta.story({
  args: {
    sizes: "240px",
    sources: [
      { type: "image/of-the-future", srcSet: `${drawing(20)} 800w` },
      { type: "image/svg+xml", srcSet: `${drawing(100)} 800w` },
    ],
  },
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await waitFor(() => expect(image.currentSrc).toBe(drawing(100)));
    const [, taken] = image.parentElement!.querySelectorAll("source");
    await expect(taken).toHaveAttribute("sizes", args.sizes);
  },
});

/** Another crop for another screen: the box has the ratio of the crop before it is loaded. */
export const ArtDirection = meta.story({
  args: {
    sources: [
      { media: "(min-width: 100rem)", srcSet: drawing(40, 1600, 400), width: 1600, height: 400 },
      { media: "(min-width: 1px)", srcSet: drawing(250, 600, 400), width: 600, height: 400 },
    ],
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("img").closest("span")!;
    await expect(Math.round((box.offsetHeight / box.offsetWidth) * 100)).toBe(67);
  },
});

/** Until the picture is loaded its average colour is shown, also in server-rendered HTML. */
export const Ground = meta.story({
  args: { src: "data:,", thumbhash: "2hUBBwB4aUqPiIh3d4iId4h9Ap+n8HQI", alt: "" },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector("picture")!.parentElement!;
    await expect(getComputedStyle(box).backgroundColor).toContain("24, 141, 151");
  },
});

function Changing(args: PictureProps) {
  const [hue, setHue] = useState(20);
  return (
    <>
      <Picture {...args} src={drawing(hue)} />
      <Button onClick={() => setHue(hue + 100)}>Другой цвет</Button>
    </>
  );
}

export const FadesInAfterWaiting = meta.story({
  render: (args) => <Changing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const image = canvas.getByRole<HTMLImageElement>("img");
    await waitFor(() => expect(image.dataset["picture"]).toBe("there"));
    const seen: (string | null)[] = [];
    const watch = new MutationObserver((changes) => seen.push(...changes.map(({ oldValue }) => oldValue)));
    watch.observe(image, { attributeFilter: ["data-picture"], attributeOldValue: true });
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(seen).toEqual(["there", "waiting"]));
    watch.disconnect();
  },
});

export const Broken = meta.story({
  args: { src: "data:image/png;base64,broken", fallback: <ImageOff aria-hidden /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("img", { name: "Серебряное кольцо" }).tagName).toBe("SPAN"));
  },
});

export const BrokenDark = meta.story({
  args: Broken.input.args,
  tags: ["twin"],
  globals: { theme: "dark" },
});

/** As wide as the phone, however wide the file. */
export const OnAPhone = meta.story({
  args: { alt: "Kumush uzuk" },
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
