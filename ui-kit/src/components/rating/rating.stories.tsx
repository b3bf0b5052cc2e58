import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Rating } from "./rating.tsx";

const meta = preview.meta({
  component: Rating,
  args: { value: 4.7, label: "4,7 из 5, 128 отзывов", valueText: "4,7", countText: "(128)" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "4,7 из 5, 128 отзывов" })).toBeVisible();
  },
});

const column = { display: "grid", gap: 12, justifyItems: "start" } as const;

export const Values = meta.story({
  render: () => (
    <div style={column}>
      {[0, 0.5, 1.2, 2.5, 3.9, 5].map((value) => (
        <Rating key={value} value={value} label={`${value} of 5`} valueText={value.toFixed(1)} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const half = canvas
      .getByRole("img", { name: "2.5 of 5" })
      .querySelector<HTMLElement>("span > span + span");
    await expect(getComputedStyle(half!).clipPath).toContain("50%");
  },
});

export const ValuesDark = meta.story({
  render: Values.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const Sizes = meta.story({
  render: (args) => (
    <div style={column}>
      <Rating {...args} size="small" stars="one" />
      <Rating {...args} size="small" />
      <Rating {...args} />
      <Rating {...args} size="large" />
      <Rating value={0} label="Hali baholanmagan" stars="one" size="small" valueText="Hali baholanmagan" />
    </div>
  ),
});

/** In the three languages; text that does not fit wraps below the stars. */
export const OnAPhone = meta.story({
  render: () => (
    <div style={column}>
      <Rating
        value={4.7}
        size="large"
        label="4,7 из 5, 12 480 отзывов"
        valueText="4,7"
        countText="12 480 отзывов"
      />
      <Rating value={4.7} label="5 dan 4,7, 12 480 ta sharh" valueText="4,7" countText="12 480 ta sharh" />
      <Rating
        value={4.7}
        size="small"
        label="4.7 of 5, 12,480 reviews"
        valueText="4.7"
        countText="12,480 reviews"
      />
    </div>
  ),
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
