import { expect, it } from "vitest";
import type { RefundState } from "../../modules/parcel/cancellation.ts";
import { getPayment, type OrderRow } from "./order-rows.ts";
import { viewOrder } from "./order-view.ts";

const order = (captured: number, refunded: number): OrderRow => ({
  id: "order_1",
  customer_id: "cus_1",
  custom_display_id: "1",
  created_at: "2026-11-22T10:00:00Z",
  total: 0,
  item_total: 0,
  shipping_total: 0,
  discount_total: 0,
  items: [],
  seller_orders: [],
  metadata: {
    delivery: { method: "courier", city: "samarkand", address: "Регистан, 1" },
    contact: { name: "Азиза", phone: "+998901234567" },
    payment_method: "payme",
    comment: null,
  } as OrderRow["metadata"],
  payment_collections: [
    {
      id: "pay_col_1",
      amount: captured,
      captured_amount: captured,
      refunded_amount: refunded,
      status: "completed",
      payment_sessions: [],
    },
  ],
});

const cancelled = (sum: number, state: RefundState) => ({
  id: `ordcan_${sum}`,
  order_id: "order_1",
  parcels: { ids: [] },
  lines: { rows: [] },
  whole: false,
  actor: "buyer" as const,
  reason: null,
  state: "done" as const,
  created_at: "2026-11-22T11:00:00Z",
  refund_amount: sum,
  refund_state: state,
});

const getMoney = (row: OrderRow, ...cancellations: ReturnType<typeof cancelled>[]) => {
  const payment = { payable: undefined, attempts: [], receipts: [] };
  const past = {
    cancellations,
    returned: new Map<string, number>(),
    owedForReturns: 0,
    paidOutForReturns: 0,
    refundAccount: "4321",
    payment,
  };
  const { refunded, refundOwed, refundAccount } = viewOrder(row, past).payment;
  expect(refundAccount).toBe(refundOwed > 0 ? "4321" : undefined);
  return { refunded, refundOwed };
};

it("does not owe what is already booked as refunded, although its debt is settled a moment later", () => {
  expect(getMoney(order(100, 0), cancelled(100, "owed"))).toEqual({ refunded: 0, refundOwed: 100 });
  expect(getMoney(order(100, 100), cancelled(100, "owed"))).toEqual({ refunded: 100, refundOwed: 0 });
  const [first, second] = [cancelled(30, "owed"), cancelled(70, "owed")];
  expect(getMoney(order(100, 30), first, second)).toEqual({ refunded: 30, refundOwed: 70 });
  expect(getMoney(order(100, 30), cancelled(30, "done"), second)).toEqual({ refunded: 30, refundOwed: 70 });
});

it("shows the payment that was opened with the order, though the engine's payment of a difference is listed first", () => {
  const row = order(100, 30);
  const [own] = row.payment_collections;
  const difference = {
    ...own!,
    id: "pay_col_difference",
    captured_amount: 0,
    refunded_amount: 0,
    status: "not_paid",
  };
  row.payment_collections = [difference, own!];
  expect(getMoney(row)).toEqual({ refunded: 30, refundOwed: 0 });
  expect(getPayment(row)).toBe(own);
});
