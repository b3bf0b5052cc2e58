import type { OrderStatus } from "@bezak/contract/order-status.ts";
import type { ReturnReason, ReturnStatus } from "@bezak/contract/return-status.ts";

export interface OrderStory {
  /** age of the order */
  days: number;
  /** products of the demo seller's shop, and of others */
  own: number;
  others: number;
  pickup?: boolean;
  /** gateway of the advance payment; cash when absent */
  paid?: "payme" | "click";
  /** status that every parcel reached */
  reached: Exclude<OrderStatus, "cancelled">;
  trackingNumber?: string;
  cancelled?: { what: "order" | "line"; reason: string };
  returned?: { reason: ReturnReason; text: string; status: ReturnStatus };
}

/** Oldest first: one in every status, so that each page has something to show. */
export const orderStories: readonly OrderStory[] = [
  { days: 34, own: 1, others: 1, reached: "delivered", trackingNumber: "UZ100200301", paid: "payme" },
  {
    days: 15,
    own: 1,
    others: 0,
    reached: "delivered",
    trackingNumber: "UZ100200302",
    returned: { reason: "defect", text: "Замок не закрывается с первого дня.", status: "refunded" },
  },
  {
    days: 9,
    own: 1,
    others: 1,
    reached: "pending",
    cancelled: { what: "order", reason: "Нашла такую же вещь в подарок" },
  },
  {
    days: 6,
    own: 2,
    others: 0,
    reached: "delivered",
    trackingNumber: "UZ100200303",
    paid: "click",
    returned: { reason: "wrong_size", text: "Размер оказался меньше.", status: "requested" },
  },
  {
    days: 2.6,
    own: 1,
    others: 1,
    reached: "shipped",
    trackingNumber: "UZ100200304",
    pickup: true,
    paid: "click",
  },
  { days: 1.4, own: 1, others: 0, reached: "processing", paid: "payme" },
  {
    days: 0.7,
    own: 2,
    others: 1,
    reached: "confirmed",
    cancelled: { what: "line", reason: "Заказала дважды" },
  },
  { days: 0.1, own: 1, others: 2, reached: "pending" },
];
