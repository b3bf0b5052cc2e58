import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Price } from "./price.tsx";

const meta = preview.meta({ component: Price, args: { current: "1 250 000 сум" } });

export const Default = meta.story({});

const drop = {
  current: "989 000 сум",
  currentLabel: "Цена",
  old: "1 250 000 сум",
  oldLabel: "старая цена",
  discount: "−21 %",
};

export const Dropped = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      <Price {...drop} size="small" />
      <Price {...drop} />
      <Price {...drop} size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Цена")[0]).toBeInTheDocument();
    await expect(canvas.getAllByText("старая цена")[0]?.parentElement?.tagName).toBe("S");
  },
});

export const DroppedDark = meta.story({
  render: Dropped.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const NarrowColumn = meta.story({
  render: () => (
    <div style={{ width: 136 }}>
      <Price {...drop} current="989 000 soʻm" old="1 250 000 soʻm" />
    </div>
  ),
});

export const Languages = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 12 }}>
      {["1 250 000 сум", "1 250 000 soʻm", "1 250 000 sum"].map((sum) => (
        <Price key={sum} current={sum} />
      ))}
    </div>
  ),
});

/** The largest size, for a product page. */
export const OnAPhone = meta.story({
  render: () => (
    <Price {...drop} size="large" current="112 989 000 soʻm" old="1 112 250 000 soʻm" oldLabel="eski narxi" />
  ),
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
