import { useState, type CSSProperties } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Alert } from "../alert/alert.tsx";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import type { Column, Sort } from "./column.ts";
import { Table } from "./table.tsx";

const meta = preview.meta({ component: Table });

interface Order {
  id: string;
  buyer: string;
  placed: string;
  status: string;
  total: number;
}

const orders: Order[] = [
  { id: "1042", buyer: "Дилноза Каримова", placed: "21.11.2026", status: "Новый", total: 1_250_000 },
  { id: "1041", buyer: "Сардор Юсупов", placed: "20.11.2026", status: "Собран", total: 89_000 },
  { id: "1040", buyer: "Oʻktam Gʻofurov", placed: "20.11.2026", status: "В пути", total: 12_450_000 },
  { id: "1039", buyer: "Aziza Yoʻldosheva", placed: "18.11.2026", status: "Вручён", total: 310_000 },
];

type OrderSort = "placed" | "total";

const money = new Intl.NumberFormat("ru-RU");

const columns: Column<Order, OrderSort>[] = [
  { key: "number", header: "Заказ", cell: (order) => <a href="#order">№ {order.id}</a>, primary: true },
  { key: "placed", header: "Оформлен", cell: (order) => order.placed, sortable: true },
  { key: "buyer", header: "Покупатель", cell: (order) => order.buyer },
  { key: "status", header: "Состояние", cell: (order) => <Badge>{order.status}</Badge> },
  { key: "total", header: "Сумма", cell: (order) => money.format(order.total), align: "end", sortable: true },
];

const shared = {
  caption: "Заказы",
  rowKey: (order: Order) => order.id,
  empty: <EmptyState title="Заказов пока нет" text="Первый появится здесь и придёт сообщением." />,
};

function byKey({ key, direction }: Sort<OrderSort>) {
  const turn = direction === "ascending" ? 1 : -1;
  const order = (one: Order, other: Order) =>
    key === "total" ? one.total - other.total : one.id.localeCompare(other.id);
  return orders.toSorted((one, other) => turn * order(one, other));
}

/** All features together, with the state in an application. */
function Orders({ selected: first = [] as string[] }) {
  const [sort, setSort] = useState<Sort<OrderSort>>({ key: "placed", direction: "descending" });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(first));
  return (
    <Table
      {...shared}
      columns={columns}
      rows={byKey(sort)}
      sort={sort}
      onSortChange={setSort}
      selected={selected}
      onSelectedChange={setSelected}
      selectAllLabel="Выбрать все"
      selectRowLabel={(order) => `Выбрать заказ № ${order.id}`}
      rowActions={(order) => (
        <Button size="small" aria-label={`Принять заказ № ${order.id}`}>
          Принять
        </Button>
      )}
      actionsLabel="Действия"
    />
  );
}

export const Everything = meta.story({ render: () => <Orders selected={["1041"]} /> });

export const EverythingDark = meta.story({
  render: Everything.input.render,
  tags: ["twin"],
  globals: { theme: "dark" },
});

export const Cards = meta.story({
  render: Everything.input.render,
  globals: { viewport: { value: "w360" } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /№ 1042/ });
    await expect(within(row).getByRole("rowheader")).toHaveTextContent("№ 1042");
    await expect(within(row).getByText("Покупатель")).toBeVisible();
    await expect(canvas.getAllByRole("columnheader")).toHaveLength(7);
  },
});

export const CardsDarkNarrow = meta.story({
  render: Everything.input.render,
  globals: { theme: "dark", viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const Sorted = meta.story({
  render: () => <Orders />,
  play: async ({ canvas, userEvent }) => {
    const header = canvas.getByRole("columnheader", { name: "Сумма" });
    await expect(header).toHaveAttribute("aria-sort", "none");
    await userEvent.click(within(header).getByRole("button"));
    await expect(header).toHaveAttribute("aria-sort", "ascending");
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("№ 1041");
    await userEvent.keyboard("{Enter}");
    await expect(header).toHaveAttribute("aria-sort", "descending");
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("№ 1040");
    await expect(canvas.getByRole("columnheader", { name: "Оформлен" })).toHaveAttribute("aria-sort", "none");
  },
});

export const Selected = meta.story({
  render: () => <Orders selected={["of another page"]} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole("checkbox", { name: "Выбрать все" });
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Выбрать заказ № 1040" }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await userEvent.click(all);
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
  },
});

const plain: Column<Order>[] = columns.map((column) => ({ ...column, sortable: false }));

export const Plain = meta.story({
  render: () => <Table {...shared} columns={plain} rows={orders} hideCaption />,
});

export const Loading = meta.story({
  render: () => <Table {...shared} columns={plain} rows={[]} loading loadingRows={4} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("table", { name: "Заказы" })).toHaveAttribute("aria-busy", "true");
  },
});

export const LoadingCards = meta.story({
  render: Loading.input.render,
  globals: { theme: "dark", viewport: { value: "w360" } },
});

export const Reloading = meta.story({
  render: () => <Table {...shared} columns={plain} rows={orders} loading />,
  // rows that are being reloaded are pale on purpose
  parameters: { a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } } },
});

export const Empty = meta.story({
  render: () => <Table {...shared} columns={plain} rows={[]} />,
});

const retry = fn();

export const Failed = meta.story({
  render: () => (
    <Table
      {...shared}
      columns={plain}
      rows={orders}
      error={
        <Alert
          tone="danger"
          title="Не удалось загрузить заказы"
          actions={
            <Button size="small" onClick={retry}>
              Повторить
            </Button>
          }
        >
          Проверьте связь и попробуйте ещё раз.
        </Alert>
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Повторить" }));
    await expect(retry).toHaveBeenCalled();
  },
});

const many = Array.from({ length: 40 }, (_, line) => ({ ...orders[line % 4]!, id: String(2000 + line) }));

export const HeadSticksToTheTable = meta.story({
  render: () => <Table {...shared} columns={plain} rows={many} maxHeight="24rem" />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Заказы" });
    const header = canvas.getByRole("columnheader", { name: "Заказ" });
    region.scrollTop = 600;
    const top = region.getBoundingClientRect().top + region.clientTop;
    await waitFor(() => expect(header.getBoundingClientRect().top).toBeCloseTo(top, 0));
  },
});

export const HeadSticksToThePage = meta.story({
  render: () => (
    <div style={{ "--table-top": "56px" } as CSSProperties}>
      <Table {...shared} columns={plain} rows={many} />
    </div>
  ),
  play: async ({ canvas }) => {
    const header = canvas.getByRole("columnheader", { name: "Заказ" });
    window.scrollTo(0, 700);
    await waitFor(() => expect(header.getBoundingClientRect().top).toBe(56));
    window.scrollTo(0, 0);
  },
});

const uzbek: Column<Order>[] = [
  { key: "name", header: "Buyurtma raqami", cell: (order) => `№ ${order.id}`, primary: true },
  {
    key: "where",
    header: "Yetkazib berish manzili va qabul qiluvchi",
    cell: () =>
      "Samarqand viloyati, Kattaqoʻrgʻon shahri, Mustaqillik koʻchasi 14-uy, Yoʻldosheva Aziza Olimjonovna",
  },
  { key: "state", header: "Holati", cell: () => <Badge>Yetkazib berilmoqda</Badge> },
  { key: "total", header: "Toʻlov", cell: (order) => `${money.format(order.total)} soʻm`, align: "end" },
];

export const LongInUzbek = meta.story({
  render: () => <Table {...shared} caption="Buyurtmalar" columns={uzbek} rows={orders} />,
});

export const LongCardsInUzbek = meta.story({
  render: LongInUzbek.input.render,
  globals: { viewport: { value: "w320" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
});
