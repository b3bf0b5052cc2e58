import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Skeleton } from "./skeleton.tsx";

const meta = preview.meta({ component: Skeleton });

export const Default = meta.story({});

export const OfACard = meta.story({
  render: () => (
    <div aria-busy style={{ width: 180 }}>
      <Skeleton shape="box" ratio="1 / 1" />
      <Skeleton />
      <Skeleton width="60%" />
      <Skeleton shape="circle" width={40} />
    </div>
  ),
});

export const OfACardDark = meta.story({
  render: OfACard.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

/** It is as high as the text that replaces it, so nothing moves. */
export const AsHighAsItsText = meta.story({
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 16 }}>
      <p data-testid="text">Zargar oilasi</p>
      <div data-testid="place">
        <Skeleton />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => {
      const [child] = canvas.getByTestId(name).childNodes;
      const range = document.createRange();
      range.selectNode(child!);
      return range.getBoundingClientRect().height;
    };
    await expect(canvas.getByTestId("place").firstElementChild).toHaveAttribute("aria-hidden", "true");
    await expect(height("place")).toBeLessThan(height("text"));
    await expect(canvas.getByTestId("text").offsetHeight).toBe(canvas.getByTestId("place").offsetHeight);
  },
});

/** Two cards side by side, as in a list of products. */
export const OnAPhone = meta.story({
  render: () => (
    <div aria-busy style={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 12 }}>
      {["first", "second"].map((card) => (
        <div key={card}>
          <Skeleton shape="box" ratio="1 / 1" />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
      ))}
    </div>
  ),
  globals: { viewport: { value: "w320" } },
});
