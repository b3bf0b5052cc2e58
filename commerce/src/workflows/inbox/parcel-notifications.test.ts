import type { OrderStatus } from "@bezak/contract/order-status.ts";
import { expect, it } from "vitest";
import { toOrderNotifications, type ParcelRow } from "./parcel-notifications.ts";

const hour = (n: number) => `2026-11-21T${String(n).padStart(2, "0")}:00:00.000Z`;

/** A parcel that reached these statuses, two hours apart, from `start` on. */
function parcel(place: number, statuses: OrderStatus[], start = 8): ParcelRow {
  return {
    id: `selord_${place}`,
    order_id: "order_1",
    customer_id: "cus_1",
    seller_id: `sel_${place}`,
    number: `1234567890-${place}`,
    total: 100_000 * place,
    tracking_number: "UZ42",
    status: statuses.at(-1) ?? "pending",
    timeline: {
      entries: statuses.map((status, step) => ({
        status,
        at: hour(start + 2 * step),
        actor: "seller" as const,
      })),
    },
  };
}

const getKeys = (parcels: ParcelRow[]) => toOrderNotifications(parcels).map(({ key }) => key);

it("notifies of an order once, with its total", () => {
  expect(toOrderNotifications([parcel(1, ["pending"]), parcel(2, ["pending"])])).toEqual([
    {
      customerId: "cus_1",
      key: "order:order_1:placed",
      at: new Date(hour(8)),
      event: "order_placed",
      data: { orderId: "order_1", number: "1234567890", total: 300_000 },
    },
  ]);
});

it("notifies of every step of every parcel, in chronological order", () => {
  const quick = parcel(2, ["pending", "confirmed", "processing", "shipped", "delivered"]);
  expect(getKeys([parcel(1, ["pending", "confirmed"], 9), quick])).toEqual([
    "order:order_1:placed",
    "parcel:selord_2:confirmed",
    "parcel:selord_1:confirmed",
    "parcel:selord_2:processing",
    "parcel:selord_2:shipped",
    "parcel:selord_2:delivered",
  ]);
  const shipped = toOrderNotifications([quick]).find(({ event }) => event === "parcel_shipped");
  expect(shipped?.data).toEqual({
    orderId: "order_1",
    number: "1234567890",
    sellerId: "sel_2",
    parcelNumber: "1234567890-2",
    trackingNumber: "UZ42",
  });
});

it("notifies of a cancelled part as of a parcel, and of a cancelled whole as of the order alone", () => {
  const gone = parcel(1, ["pending", "cancelled"]);
  expect(getKeys([gone, parcel(2, ["pending"])])).toEqual([
    "order:order_1:placed",
    "parcel:selord_1:cancelled",
  ]);
  const both = toOrderNotifications([gone, parcel(2, ["pending", "confirmed", "cancelled"])]);
  expect(both.map(({ key }) => key)).toEqual([
    "order:order_1:placed",
    "parcel:selord_2:confirmed",
    "order:order_1:cancelled",
  ]);
  expect(both.at(-1)).toMatchObject({ at: new Date(hour(12)), data: { actor: "seller" } });
});

it("sends no notification for an order without parcels", () => {
  expect(toOrderNotifications([])).toEqual([]);
});
