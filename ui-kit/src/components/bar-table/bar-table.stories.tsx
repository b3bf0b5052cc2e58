import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { BarTable } from "./bar-table.tsx";

const meta = preview.meta({
  component: BarTable,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: {
    label: "Города",
    head: ["Город", "Оборот"],
    rows: [
      { key: "1", name: "Ташкент", value: 12_480_000, text: "12 480 000 сум", about: "148 заказов" },
      {
        key: "2",
        name: <a href="#samarkand">Самарканд</a>,
        value: 3_120_000,
        text: "3 120 000 сум",
        about: "41 заказ",
      },
      { key: "3", name: "Республика Каракалпакстан, Нукус", value: 0, text: "0 сум", about: "0 заказов" },
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("rowheader", { name: "Ташкент" });
    const bar = row.querySelector("[aria-hidden]")!;
    await expect(bar.getBoundingClientRect().width).toBeCloseTo(row.getBoundingClientRect().width, 0);
    await expect(canvas.getByRole("table", { name: "Города" })).toBeVisible();
  },
});

/** Bars of percentages: the whole is not the largest of them. */
export const OfAWhole = meta.story({
  args: {
    label: "Toʻlovlar",
    head: ["Usul", "Ulush"],
    max: 100,
    rows: [
      { key: "payme", name: "Payme", value: 97, text: "97 %", about: "220 tadan 214 tasi" },
      { key: "click", name: "Click", value: 50, text: "50 %", about: "124 tadan 62 tasi" },
    ],
  },
  globals: { theme: "dark", viewport: { value: "w320" } },
});

/** Below each other when a value does not fit beside a name. */
export const Narrow = meta.story({
  args: { ...Default.input.args!, style: { width: "10rem" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /Ташкент/ });
    const [name, value] = [...row.children].map((cell) => cell.getBoundingClientRect());
    await expect(value!.top).toBeGreaterThanOrEqual(name!.bottom);
    await expect(canvas.getByRole("columnheader", { name: "Оборот" })).toBeInTheDocument();
  },
});
