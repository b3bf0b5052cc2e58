import { expect, it } from "vitest";
import type { Attempt } from "../../../modules/payment-ledger/ledger.ts";
import { compareReceipts, type ReceiptsFrom } from "./compare-receipts.ts";
import type { OrderAccounts } from "./order-accounts.ts";

const now = Date.parse("2026-11-23T12:00:00Z");
const day = 24 * 3_600_000;

function codes(
  payment: Partial<Attempt>,
  receipted: string[] = [],
  from: ReceiptsFrom = { payme: 0, click: 0 },
) {
  const attempt = { id: "payatt_1", gateway: "payme", state: "paid", amount: 5000, data: {}, ...payment };
  const accounts = { number: "1234567890", attempts: [attempt], receipted } as unknown as OrderAccounts;
  return compareReceipts(accounts, now, from).map(({ code, id, amounts }) => ({ code, id, amounts }));
}

const missing = [{ code: "receipt_missing", id: "payatt_1", amounts: { paid: 5000 } }];

it("reports a payment without a fiscal receipt after a day", () => {
  expect(codes({ performedTime: now - day - 1 })).toEqual(missing);
  expect(codes({ performedTime: now - day - 1, state: "refunded" })).toEqual(missing);
  expect(codes({ performedTime: now - day + 1 })).toEqual([]);
  expect(codes({ performedTime: now - day - 1 }, ["payatt_1"])).toEqual([]);
  expect(codes({ performedTime: now - day - 1 }, ["payatt_2"])).toEqual(missing);
});

it("skips gateways that issue no receipts or are in test mode", () => {
  expect(codes({ performedTime: now - 2 * day, gateway: "atmos" })).toEqual([]);
  expect(codes({ performedTime: now - 2 * day }, [], {})).toEqual([]);
});

it("reports payments of a gateway without receipts only since the last report", () => {
  const from = { atmos: now - 2 * day };
  expect(codes({ performedTime: now - 2 * day, gateway: "atmos" }, [], from)).toEqual(missing);
  expect(codes({ performedTime: now - 2 * day - 1, gateway: "atmos" }, [], from)).toEqual([]);
});
