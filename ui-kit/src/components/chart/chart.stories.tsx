import { expect, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Chart } from "./chart.tsx";

const meta = preview.meta({
  component: Chart,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
});

const days = Array.from({ length: 14 }, (_, day) => `${day + 8} ноя`);
const sales = [4.1, 3.8, 5.2, 6.1, 4.8, 7.2, 8.3, 7.7, 6.9, 8.8, 9.4, 8.1, 9.9, 10.6].map(
  (one) => one * 1_000_000,
);
const before = [3.9, 4.2, 4.4, 4.1, 5.0, 6.2, 6.8, 6.1, 6.3, null, null, 7.4, 7.7, 8.1].map((one) =>
  one === null ? null : one * 1_000_000,
);
const sum = (value: number) => `${Math.round(value).toLocaleString("ru-RU")} сум`;
const millions = (value: number) => (value === 0 ? "0" : `${value / 1_000_000} млн`);

const line = {
  kind: "line" as const,
  label: "Продажи по дням",
  description: "сум, 8–21 ноября",
  categoryLabel: "День",
  tableLabel: "Показать таблицей",
  format: sum,
  formatShort: millions,
  categories: days,
  series: [{ label: "Эта неделя", values: sales }],
};

export const Line = meta.story({ args: line });

export const TwoLinesWithAGap = meta.story({
  args: {
    ...line,
    series: [
      { label: "Этот месяц", values: sales },
      { label: "Прошлый месяц", values: before },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole("group", { name: "Продажи по дням" });
    plot.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() => expect(within(plot).getByText("9 ноя")).toBeVisible());
    await expect(plot).toHaveTextContent(/Этот месяц: 3\s800\s000 сум/);
    await userEvent.keyboard("{End}");
    await expect(plot).toHaveTextContent("21 ноя");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(plot).not.toHaveTextContent("21 ноя"));
    await userEvent.click(canvas.getByText("Показать таблицей"));
    const rows = within(canvas.getByRole("table")).getAllByRole("row");
    await expect(rows).toHaveLength(15);
    await expect(rows[10]).toHaveTextContent("17 ноя");
    await expect(rows[10]).toHaveTextContent("–");
  },
});

export const TwoLinesDark = meta.story({ args: TwoLinesWithAGap.input.args, globals: { theme: "dark" } });

const bars = {
  kind: "bar" as const,
  label: "Buyurtmalar",
  description: "dona, hafta kunlari boʻyicha",
  categoryLabel: "Kun",
  tableLabel: "Jadval koʻrinishida",
  format: (value: number) => `${value} ta`,
  formatShort: String,
  categories: ["Du", "Se", "Cho", "Pa", "Ju", "Sha", "Ya"],
  series: [
    { label: "Topshirilgan", values: [12, 15, 9, 18, 24, 31, 22] },
    { label: "Bekor qilingan", values: [1, 0, 2, 1, 3, 2, 1] },
    { label: "Qaytarilgan", values: [0, 1, 0, 0, 2, 1, 1] },
  ],
};

export const Bars = meta.story({
  args: bars,
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole("group", { name: "Buyurtmalar" });
    const box = plot.getBoundingClientRect();
    await userEvent.pointer({
      target: plot,
      coords: { clientX: box.left + box.width * 0.5, clientY: box.top + 20 },
    });
    await waitFor(() => expect(plot).toHaveTextContent("Topshirilgan: 18 ta"));
  },
});

export const BarsDark = meta.story({ args: bars, tags: ["twin"], globals: { theme: "dark" } });

export const BarsBelowZero = meta.story({
  args: {
    ...bars,
    label: "Profit",
    description: "thousand sum",
    categoryLabel: "Day",
    tableLabel: "Show as a table",
    format: (value) => `${value} thousand sum`,
    categories: ["Mon", "Tue", "Wed", "Thu", "Fri"],
    series: [{ label: "Profit", values: [120, -80, 40, 0, 210] }],
  },
});

export const OnAPhone = meta.story({ args: line, globals: { viewport: { value: "w320" } } });

const donut = {
  kind: "donut" as const,
  label: "Откуда приходят",
  categoryLabel: "Источник",
  valueLabel: "Посещения",
  tableLabel: "Показать таблицей",
  format: (value: number) => value.toLocaleString("ru-RU"),
  parts: [
    { label: "Поиск", value: 5240 },
    { label: "Каталог", value: 3120 },
    { label: "Телеграм", value: 1480 },
    { label: "Инстаграм", value: 960 },
    { label: "Прямые заходы", value: 610 },
    { label: "Остальное", value: 240 },
  ],
  centre: (
    <>
      <b>11 650</b>
      <span>всего</span>
    </>
  ),
};

export const Donut = meta.story({
  args: donut,
  play: async ({ canvas, userEvent }) => {
    const ring = canvas.getByRole("group", { name: "Откуда приходят" });
    await expect(ring).toHaveTextContent("всего");
    ring.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(ring).toHaveTextContent("Поиск");
    await userEvent.keyboard("{Escape}");
    await expect(ring).toHaveTextContent("всего");
  },
});

export const DonutDark = meta.story({ args: donut, tags: ["twin"], globals: { theme: "dark" } });

export const DonutOfOneOnAPhone = meta.story({
  args: { ...donut, parts: [{ label: "Telegram kanalidagi eʼlonlar va hamkorlar havolalari", value: 12 }] },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    // the ring is closed: no seam at the top, no line across
    const arc = canvasElement.querySelector<SVGPathElement>("path[data-series]")!;
    await expect(arc.getTotalLength()).toBeCloseTo(2 * Math.PI * 40, 0);
  },
});
