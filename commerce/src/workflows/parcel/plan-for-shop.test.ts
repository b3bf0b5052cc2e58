import type { PaymentMethod } from "@bezak/contract/payment-status.ts";
import { expect, it } from "vitest";
import type { ParcelPlan } from "../order/plan-parcels.ts";
import { acceptableSince, acceptBy, remindAt } from "./accept-by.ts";
import { filterParcels, isWhole } from "./parcel-filter.ts";
import { planForShop } from "./plan-for-shop.ts";

const at = new Date("2026-11-22T10:00:00Z");
const contact = { name: "Шахзода Oʻrolova", phone: "+998901234567" };
const parcel = { seller_id: "sel_1", number: "1234567890-1", search_text: "кольцо uzuk ring" } as ParcelPlan;
const lines = [
  { sellerId: "sel_1", sku: "BZ-17/A", cashCollector: "marketplace" as const },
  { sellerId: "sel_2", sku: "OTHER", cashCollector: "shop" as const },
];

it("gives a cash parcel a day to be accepted, and a prepaid one no deadline yet", () => {
  const plan = (paymentMethod: PaymentMethod) =>
    planForShop(parcel, { request: { paymentMethod, contact }, lines, at });
  expect(plan("cash").accept_by).toBe("2026-11-23T10:00:00.000Z");
  expect(plan("payme").accept_by).toBeNull();
  expect(plan("cash").cash_collector).toBe("marketplace");
  expect(plan("cash").shop_text).toBe("1234567890 1 bz 17 a кольцо uzuk ring");
  expect(plan("cash").buyer_text).toMatch(/шахзода.* 998901234567$/);
});

it("reminds a shop after half of the time", () => {
  const by = acceptBy(at);
  expect(acceptableSince(by)).toEqual(at);
  expect(remindAt(by).toISOString()).toBe("2026-11-22T22:00:00.000Z");
});

it("passes search words as values, never as part of the statement, and finds nothing for symbols alone", () => {
  const { where, values } = filterParcels("sel_1", {
    tab: "confirmed",
    q: "Кольцо'; drop table",
    from: "2026-11-01",
  });
  expect(where).not.toMatch(/кольц|drop|2026|confirmed'?$/i);
  expect(values).toContain("sel_1");
  expect(where.match(/\?/g)).toHaveLength(values.length);
  expect(filterParcels("sel_1", { q: "%_%" }).where).toContain("false");
  expect([isWhole({ tab: "late" }), isWhole({ q: " " }), isWhole({ to: "2026-11-01" })]).toEqual([
    true,
    true,
    false,
  ]);
});

it("searches a phone number as one word in any notation", () => {
  expect(filterParcels("sel_1", { q: "+998 90 123-45-67" }).values).toContain("%998901234567%");
});
