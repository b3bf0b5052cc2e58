import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { HeatTable, type HeatTableProps } from "./heat-table.tsx";

const args: HeatTableProps = {
  label: "Повторные покупки",
  head: ["Месяц", "Покупатели", "30 дней", "60 дней", "90 дней"],
  rows: [
    { key: "7", name: "Июль 2026", size: "124", values: [24.2, 33.1, 38] },
    { key: "8", name: "Август 2026", size: "98", values: [19.4, 27.6, null] },
    { key: "9", name: "Сентябрь 2026", size: "0", values: [0, null, null] },
  ],
  format: (value) => `${String(value).replace(".", ",")} %`,
  missing: "ещё не закончилось",
};

const meta = preview.meta({ component: HeatTable, args });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const strong = canvas.getByRole("cell", { name: "38 %" });
    const weak = canvas.getByRole("cell", { name: "19,4 %" });
    await expect(getComputedStyle(strong).backgroundColor).not.toBe(getComputedStyle(weak).backgroundColor);
    await expect(canvas.getAllByRole("img", { name: "ещё не закончилось" })).toHaveLength(3);
  },
});

export const OnAPhoneDark = meta.story({
  tags: ["twin"],
  globals: { theme: "dark", viewport: { value: "w320" } },
});
