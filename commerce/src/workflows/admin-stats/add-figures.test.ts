import { expect, it } from "vitest";
import { addFigures, listDays } from "./add-figures.ts";

const nothing = listDays(new Map(), "2026-11-22", 1);

it("lists days on which nothing happened", () => {
  const days = listDays(new Map([["2026-12-01", { orders: 2 }]]), "2026-11-30", 3);
  expect(days.map(({ date, orders }) => [date, orders])).toEqual([
    ["2026-11-30", 0],
    ["2026-12-01", 2],
    ["2026-12-02", 0],
  ]);
});

it.each([
  [{ revenue: 100, bookedGmv: 1000 }, 10],
  [{ revenue: 1, bookedGmv: 3 }, 33.33],
  // returns of products with a higher rate
  [{ revenue: -5, bookedGmv: 1000 }, -0.5],
  [{ revenue: -100, bookedGmv: -1000 }, null],
  [{ revenue: 0, bookedGmv: 0 }, null],
])("gives the take rate of %o as %s", (figures, takeRate) => {
  expect(addFigures([{ ...nothing[0]!, ...figures }, ...nothing]).takeRate).toBe(takeRate);
});

it.each([
  [{ bookedGmv: 1000, deliveredOrders: 3 }, 333],
  [{ bookedGmv: -1000, deliveredOrders: 2 }, -500],
  [{ bookedGmv: 1000, deliveredOrders: 0 }, null],
])("gives the average order of %o as %s", (figures, averageOrder) => {
  expect(addFigures([{ ...nothing[0]!, ...figures }, ...nothing]).averageOrder).toBe(averageOrder);
});

it("computes ratios of the whole, and not averages of the days", () => {
  const [day] = nothing;
  const totals = addFigures([
    { ...day!, revenue: 100, bookedGmv: 1000, netGmv: 100, deliveredOrders: 1 },
    { ...day!, revenue: 40, bookedGmv: 200, netGmv: 300, deliveredOrders: 3 },
  ]);
  expect(totals).toMatchObject({ revenue: 140, bookedGmv: 1200, takeRate: 11.67, averageOrder: 300 });
});
