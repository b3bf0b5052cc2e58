import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { drawing } from "../picture/drawing.ts";
import { ImageGallery } from "./image-gallery.tsx";
import type { ImageGalleryProps } from "./image-gallery.tsx";

const texts = {
  previous: "Предыдущее фото",
  next: "Следующее фото",
  picture: (number: number, count: number) => `Фото ${number} из ${count}`,
  enlarge: "Рассмотреть",
  zoomIn: "Увеличить",
  zoomOut: "Уменьшить",
  close: "Закрыть",
};

const images = (count: number) =>
  Array.from({ length: count }, (_, position) => ({
    src: drawing(position * 50, 1200, 1200, String(position + 1)),
    width: 1200,
    height: 1200,
    alt: `Кольцо с бирюзой, вид ${position + 1}`,
    thumbhash: "2hUBBwB4aUqPiIh3d4iId4h9Ap+n8HQI",
  }));

const meta = preview.meta({
  component: ImageGallery,
  args: { label: "Фотографии кольца", texts, images: images(5), onIndexChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole("img", { name: /вид 1$/ });
    await expect(first).toHaveAttribute("fetchpriority", "high");
    await userEvent.click(canvas.getByRole("button", { name: "Фото 4 из 5" }));
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(3));
    await expect(args.onIndexChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("button", { name: "Фото 4 из 5" })).toHaveAttribute("aria-current", "true");
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(args.onIndexChange).toHaveBeenLastCalledWith(4));
    await expect(canvas.getByRole("button", { name: "Фото 5 из 5" })).toHaveFocus();
    await expect(canvas.getByRole("button", { name: "Следующее фото" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
});

export const Beside = meta.story({ args: { thumbnails: "beside", images: images(9) } });

export const BesideDark = meta.story({ args: Beside.input.args, tags: ["twin"], globals: { theme: "dark" } });

export const OnAPhone = meta.story({
  globals: { viewport: { value: "w320" } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("1 / 5")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Фото 2 из 5" })).toBeNull();
  },
});

export const OnePicture = meta.story({
  args: { images: images(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
});

export const ArrowsMoveTheFocusAlong = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("link", { name: /вид 1/ }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByRole("link", { name: /вид 2/ })).toHaveFocus());
    await waitFor(() => expect(canvas.getByText("2 / 5")).toBeInTheDocument());
  },
});

function WithVariants(props: ImageGalleryProps) {
  const [index, setIndex] = useState(2);
  return (
    <>
      <ImageGallery {...props} index={index} onIndexChange={setIndex} />
      <Button onClick={() => setIndex(3)}>Синее</Button>
    </>
  );
}

export const JumpsToAVariant = meta.story({
  render: (args) => <WithVariants {...args} />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText("3 / 5")).toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Синее" }));
    await waitFor(() => expect(canvas.getByText("4 / 5")).toBeInTheDocument());
    await userEvent.click(canvas.getByRole("button", { name: "Фото 1 из 5" }));
    await waitFor(() => expect(canvas.getByText("1 / 5")).toBeInTheDocument());
  },
});

const frame = () => new Promise((done) => requestAnimationFrame(done));

export const ReportsOnlyTheFinalPicture = meta.story({
  play: async ({ canvas, args }) => {
    const track = canvas.getAllByRole("list")[0]!;
    for (const position of [1, 2, 3]) {
      track.scrollLeft = position * track.clientWidth;
      await waitFor(() => expect(canvas.getByText(`${position + 1} / 5`)).toBeInTheDocument());
      await frame();
    }
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalledWith(3));
    await expect(args.onIndexChange).toHaveBeenCalledOnce();
  },
});

async function openViewer(name: RegExp, click: (element: HTMLElement) => Promise<void>, root: HTMLElement) {
  await click(within(root).getByRole("link", { name }));
  return within(await screen.findByRole("dialog", { name: "Фотографии кольца" }, { timeout: 10_000 }));
}

export const OpensFullscreen = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const dialog = await openViewer(/вид 1/, userEvent.click, canvasElement);
    const pane = () => dialog.getAllByRole("img")[0]!.closest<HTMLElement>("li > div")!;
    await expect(pane().scrollWidth).toBe(pane().clientWidth);
    await userEvent.click(dialog.getByRole("button", { name: "Увеличить" }));
    await expect(pane().scrollWidth).toBeGreaterThan(pane().clientWidth * 2);
    // it grows around its centre
    const middle = (pane().scrollLeft + pane().clientWidth / 2) / pane().scrollWidth;
    await expect(middle).toBeCloseTo(0.5, 1);
    const before = pane().scrollLeft;
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(pane().scrollLeft).toBeGreaterThan(before));
    await userEvent.keyboard("0");
    await expect(pane().scrollWidth).toBe(pane().clientWidth);
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(dialog.getByText("2 / 5")).toBeInTheDocument());
    await userEvent.click(dialog.getByRole("button", { name: "Закрыть" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(canvas.getByRole("link", { name: /вид 2/ })).toHaveFocus());
    await waitFor(() => expect(canvas.getByText("2 / 5")).toBeInTheDocument());
  },
});

export const WheelAndFingersZoom = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await openViewer(/вид 1/, userEvent.click, canvasElement);
    const pane = dialog.getAllByRole("img")[0]!.closest<HTMLElement>("li > div")!;
    pane.dispatchEvent(
      new WheelEvent("wheel", { deltaY: -400, clientX: 10, clientY: 10, cancelable: true, bubbles: true }),
    );
    await waitFor(() => expect(pane.scrollWidth).toBeGreaterThan(pane.clientWidth * 1.5));
    // the point under the pointer does not move
    await expect(pane.scrollLeft).toBeLessThan(40);
    await userEvent.keyboard("0");
    await waitFor(() => expect(pane.scrollWidth).toBe(pane.clientWidth));
    const fingers = (spread: number) =>
      [-1, 1].map(
        (side, identifier) =>
          new Touch({ identifier, target: pane, clientX: 200 + (side * spread) / 2, clientY: 200 }),
      );
    pane.dispatchEvent(new TouchEvent("touchstart", { touches: fingers(100), cancelable: true }));
    pane.dispatchEvent(new TouchEvent("touchmove", { touches: fingers(200), cancelable: true }));
    await waitFor(() => expect(Math.round((pane.scrollWidth / pane.clientWidth) * 10)).toBe(20));
  },
});

export const ViewerDark = meta.story({
  globals: { theme: "dark" },
  play: async ({ canvasElement, userEvent }) => {
    const dialog = await openViewer(/вид 1/, userEvent.click, canvasElement);
    await expect(dialog.getByRole("button", { name: "Закрыть" })).toBeVisible();
  },
});
