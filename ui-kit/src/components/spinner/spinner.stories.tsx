import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Spinner } from "./spinner.tsx";

const meta = preview.meta({ component: Spinner, args: { label: "Загружаем товары" } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Загружаем товары" })).toBeVisible();
  },
});

export const Sizes = meta.story({
  render: () => (
    <p style={{ display: "flex", gap: 16, alignItems: "center" }}>
      <Spinner decorative size="text" /> <Spinner decorative /> <Spinner decorative size="large" />
    </p>
  ),
  globals: { theme: "dark" },
});

export const SizesLight = meta.story({ render: Sizes.input.render });

/** In the middle of the area that is loading. */
export const OnAPhone = meta.story({
  render: () => (
    <div style={{ display: "grid", placeItems: "center", minHeight: 160 }}>
      <Spinner size="large" label="Mahsulotlar yuklanmoqda" />
    </div>
  ),
  globals: { viewport: { value: "w320" } },
});
