import { Bell } from "lucide-react";
import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { CountBadge } from "./count-badge.tsx";

const meta = preview.meta({ component: CountBadge, args: { count: 7 } });

export const Default = meta.story({});

export const MoreThanNinetyNine = meta.story({
  args: { count: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toBeVisible();
  },
});

export const NothingForZero = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("0")).toBeNull();
  },
});

export const OnAnIcon = meta.story({
  render: () => (
    <span style={{ position: "relative", display: "inline-block" }}>
      <Bell aria-hidden size={32} />
      <CountBadge count={12} floating />
    </span>
  ),
});

export const OnAnIconDark = meta.story({
  render: OnAnIcon.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const OwnLimit = meta.story({
  args: { count: 12, max: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("9+")).toBeVisible();
  },
});

/** In the corner of each tab of the bottom bar. */
export const OnAPhone = meta.story({
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(5, 1fr)", justifyItems: "center" }}>
      {[0, 1, 12, 99, 128].map((count) => (
        <span key={count} style={{ position: "relative", display: "inline-block" }}>
          <Bell aria-hidden />
          <CountBadge count={count} floating />
        </span>
      ))}
    </div>
  ),
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
