import type { NotificationKind } from "@bezak/contract/notification-kinds.ts";

type Actor = "buyer" | "seller" | "admin" | "system";

/** `number` is the order's, which people know it by. */
interface OrderFacts {
  orderId: string;
  number: string;
}

interface ParcelFacts extends OrderFacts {
  sellerId: string;
  /** the parcel's own number */
  parcelNumber: string;
}

interface MoneyFacts extends OrderFacts {
  /** whole sum */
  amount: number;
}

interface ReviewFacts {
  reviewId: string;
  productId: string;
}

interface ReturnFacts extends OrderFacts {
  returnId: string;
}

/** What is kept of each event: ids, numbers and sums, and what somebody wrote; never a sentence of ours. */
export interface EventData {
  order_placed: OrderFacts & { total: number };
  order_cancelled: OrderFacts & { actor: Actor };
  parcel_confirmed: ParcelFacts;
  parcel_processing: ParcelFacts;
  parcel_shipped: ParcelFacts & { trackingNumber: string | null };
  parcel_delivered: ParcelFacts;
  parcel_cancelled: ParcelFacts & { actor: Actor };
  payment_paid: MoneyFacts;
  payment_failed: MoneyFacts;
  payment_refunded: MoneyFacts;
  return_approved: ReturnFacts;
  return_rejected: ReturnFacts & { reason: string | null };
  return_received: ReturnFacts;
  review_published: ReviewFacts;
  review_rejected: ReviewFacts & { reason: string | null };
  review_replied: ReviewFacts;
  /** whole sums: when it became a favourite, and now */
  price_dropped: { productId: string; from: number; to: number };
  welcome: object;
}

export type InboxEvent = keyof EventData;

/** The kind under which people choose how they are told. */
export const kindOf: Record<InboxEvent, NotificationKind> = {
  order_placed: "order",
  order_cancelled: "order",
  parcel_confirmed: "parcel",
  parcel_processing: "parcel",
  parcel_shipped: "parcel",
  parcel_delivered: "parcel",
  parcel_cancelled: "parcel",
  payment_paid: "payment",
  payment_failed: "payment",
  payment_refunded: "payment",
  return_approved: "order",
  return_rejected: "order",
  return_received: "order",
  review_published: "review",
  review_rejected: "review",
  review_replied: "review",
  price_dropped: "price_drop",
  welcome: "system",
};

/** An event of one kind with what is kept of it. */
export type Happened = { [E in InboxEvent]: { event: E; data: EventData[E] } }[InboxEvent];

/** Something a person is to be told. */
export type News = Happened & {
  customerId: string;
  /** names the event: a person is told of it once, however often it is reported */
  key: string;
  at: Date;
};

/** Where an entry leads: a path of the shop without a language, or nowhere. */
export function linkOf({ event, data }: Happened, slugOf: (productId: string) => string | undefined) {
  switch (event) {
    case "welcome":
      return "/catalog";
    case "review_published":
    case "review_rejected":
    case "review_replied":
    case "price_dropped":
      return slugOf(data.productId) === undefined ? null : `/product/${slugOf(data.productId)}`;
    default:
      return `/order/${data.number}`;
  }
}

/** The products and sellers whose names the words of an event need. */
export function namedIn({ data }: Happened): { productId?: string; sellerId?: string } {
  return {
    productId: "productId" in data ? data.productId : undefined,
    sellerId: "sellerId" in data ? data.sellerId : undefined,
  };
}
