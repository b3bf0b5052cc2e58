import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Progress } from "./progress.tsx";

const meta = preview.meta({ component: Progress });

const args = { label: "Загружаем фотографии", value: 3, max: 8, valueText: "3 из 8" } as const;

export const Default = meta.story({
  args,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Загружаем фотографии" });
    await expect(bar).toHaveAttribute("aria-valuenow", "3");
    await expect(bar).toHaveAttribute("aria-valuetext", "3 из 8");
  },
});

export const Indeterminate = meta.story({
  args: { label: "Проверяем оплату", indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("aria-valuenow");
  },
});

export const States = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 24, maxWidth: 420 }}>
      <Progress label="Bepul yetkazib berishgacha" value={0} valueText="300 000 soʻm" />
      <Progress label="До бесплатной доставки" value={60} valueText="120 000 сум" />
      <Progress label="Shop checklist" value={100} valueText="Done" />
      <Progress label="Проверяем оплату" indeterminate />
      <Progress
        label="Mahsulotlar roʻyxati omborning yangi jadvalidan koʻchirilmoqda"
        value={1240}
        max={5000}
        valueText="5 000 tadan 1 240 tasi"
      />
      <Progress label="Скрытая подпись" hideLabel value={35} valueText="35 %" />
    </div>
  ),
});

export const StatesDark = meta.story({
  render: States.input.render,
  tags: ["twin"],
  globals: { theme: "dark", viewport: { value: "w320" } },
});

export const OutOfRange = meta.story({
  args: { label: "Место", value: 12, max: 10, valueText: "12 из 10" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "10");
  },
});
