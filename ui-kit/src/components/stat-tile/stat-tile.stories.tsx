import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Sparkline } from "../chart/sparkline.tsx";
import { StatTile } from "./stat-tile.tsx";
import type { StatTileProps } from "./stat-tile.tsx";

const sales: StatTileProps = {
  label: "Продажи за неделю",
  value: "12 480 000",
  unit: "сум",
  change: { direction: "up", text: "12 %", label: "На 12 % больше, чем неделей раньше" },
};

const meta = preview.meta({
  component: StatTile,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 860 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  args: sales,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "На 12 % больше, чем неделей раньше" })).toBeVisible();
  },
});

const week = [410, 380, 520, 610, 480, 720, 830];

export const Several = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 16, gridTemplateColumns: "repeat(auto-fit, minmax(200px, 1fr))" }}>
      <StatTile {...sales} />
      <StatTile
        label="Продажи"
        value="12,4"
        unit="млн сум"
        chart={<Sparkline label="Растут" values={week} />}
      />
      <StatTile
        label="Возвраты"
        value="9"
        change={{ direction: "up", text: "3", label: "На 3 больше", tone: "bad" }}
        chart={<Sparkline label="Почти без изменений" values={[3, 3, 2, 4, 3, 3, 4]} />}
      />
      <StatTile
        label="Заказы"
        value="86"
        change={{ direction: "down", text: "4 %", label: "На 4 % меньше" }}
      />
      <StatTile
        label="Средний чек"
        value="145 116"
        unit="сум"
        change={{ direction: "same", text: "0 %", label: "Как неделей раньше" }}
      />
      <StatTile label="Посетители" loading />
    </div>
  ),
});

export const SeveralDark = meta.story({
  render: Several.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const LongTextOnAPhone = meta.story({
  args: {
    label: "Haftalik savdo hajmi, qaytarilgan buyurtmalarsiz va chegirmalarni hisobga olgan holda",
    value: "1 012 480 000",
    unit: "soʻm",
    change: { direction: "down", text: "1 200 %", label: "Oldingi haftadan 1 200 % kam" },
  },
  globals: { viewport: { value: "w320" } },
});

export const Loading = meta.story({
  render: () => (
    <div style={{ display: "grid", gap: 16, gridTemplateColumns: "1fr 1fr" }} data-testid="row">
      <StatTile label="Заказы" loading style={{ alignSelf: "start" }} />
      <StatTile
        label="Заказы"
        value="86"
        change={{ direction: "up", text: "4 %", label: "На 4 % больше" }}
        style={{ alignSelf: "start" }}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const [loading, there] = [...canvas.getByTestId("row").children] as HTMLElement[];
    await expect(Math.abs(loading!.offsetHeight - there!.offsetHeight)).toBeLessThanOrEqual(1);
  },
});
