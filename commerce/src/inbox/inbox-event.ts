import type { ApprovalKind } from "@bezak/contract/approval-rules.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { EditedProductPart } from "@bezak/contract/product-message-rules.ts";
import type { NotificationKind } from "@bezak/contract/notification-kinds.ts";

type Actor = "buyer" | "seller" | "admin" | "system";

/** `number` is the order's public number. */
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
  amount: Sum;
}

interface ReviewFacts {
  reviewId: string;
  productId: string;
}

interface ReturnFacts extends OrderFacts {
  returnId: string;
}

interface ApplicationFacts {
  applicationId: string;
  /** company name from the application */
  company: string;
}

interface ShopFacts {
  sellerId: string;
  /** name of the shop at that time */
  shop: string;
}

/** A parcel in a notification to its shop; `amount` is the value of its products. */
interface ShopParcelFacts extends ParcelFacts {
  amount: Sum;
}

interface PayoutFacts {
  payoutId: string;
  payoutNumber: string;
  amount: Sum;
}

interface AdjustmentFacts {
  adjustmentId: string;
  sellerId: string;
  /** whole sum, negative when it is taken away */
  amount: Sum;
}

interface ApprovalFacts {
  approvalId: string;
  act: ApprovalKind;
  /** of the payout, the parcel or the order */
  number: string;
  amount: Sum;
}

/** A product that an administrator has decided about. A hidden one is not in the catalogue, so its name is stored. */
interface CheckedProductFacts {
  productId: string;
  /** in Russian, as it was then */
  productName: string;
}

/** Stored data of each event: ids, numbers, sums and user input; never our own texts. */
export interface EventData {
  order_placed: OrderFacts & { total: Sum };
  order_cancelled: OrderFacts & { actor: Actor };
  cancellation_refund_owed: MoneyFacts;
  parcel_confirmed: ParcelFacts;
  parcel_processing: ParcelFacts;
  parcel_shipped: ParcelFacts & { trackingNumber: string | null };
  parcel_delivered: ParcelFacts;
  parcel_cancelled: ParcelFacts & { actor: Actor };
  payment_paid: MoneyFacts;
  payment_failed: MoneyFacts;
  payment_refunded: MoneyFacts;
  /** an administrator has opened it for the buyer */
  return_opened: ReturnFacts & { reason: string | null };
  return_approved: ReturnFacts;
  return_rejected: ReturnFacts & { reason: string | null };
  return_received: ReturnFacts;
  return_refund_owed: ReturnFacts & MoneyFacts;
  /** `digits` are the last four of the refund account */
  refund_account_changed: OrderFacts & { digits: string };
  review_published: ReviewFacts;
  review_rejected: ReviewFacts & { reason: string | null };
  review_replied: ReviewFacts;
  /** whole sums: when it became a favorite, and now */
  price_dropped: { productId: string; from: number; to: number };
  application_received: ApplicationFacts;
  application_approved: ApplicationFacts;
  application_rejected: ApplicationFacts & { reason: string | null };
  shop_suspended: ShopFacts & { reason: string | null };
  shop_resumed: ShopFacts;
  /** `member` is the name of the new member */
  member_joined: ShopFacts & { member: string };
  /** `digits` are the last four of the new account; null when it was removed */
  payout_account_changed: ShopFacts & { digits: string | null };
  shop_parcel_new: ShopParcelFacts;
  shop_parcel_waiting: ShopParcelFacts;
  shop_parcel_cancelled: ShopParcelFacts & { actor: Actor };
  shop_parcel_refunded: ShopParcelFacts;
  shop_return_requested: ShopParcelFacts & { returnId: string };
  shop_return_opened: ShopParcelFacts & { returnId: string; reason: string | null };
  /** for administrators: a payment was refunded in the merchant dashboard after products were sent */
  admin_sent_refunded: MoneyFacts;
  /** for administrators: its gateway made no fiscal receipt; `reason` is the gateway's */
  admin_receipt_missing: MoneyFacts & { reason: string | null };
  /** for administrators: result of the nightly reconciliation; `receipts` are missing ones, by gateway */
  admin_payments_differ: { others: number; receipts: Record<string, number> };
  /** for administrators: an adjustment of another administrator waits for a decision */
  admin_adjustment_waiting: AdjustmentFacts;
  /** for the administrator who requested it */
  admin_adjustment_approved: AdjustmentFacts;
  admin_adjustment_refused: AdjustmentFacts;
  /** for administrators who may do it: an act of another one waits for approval */
  admin_approval_waiting: ApprovalFacts;
  /** for the administrator who requested it */
  admin_approval_approved: ApprovalFacts;
  admin_approval_refused: ApprovalFacts & { reason: string | null };
  admin_approval_expired: ApprovalFacts;
  payout_paid: PayoutFacts;
  payout_failed: PayoutFacts & { reason: string | null };
  product_hidden: CheckedProductFacts & { reason: string | null };
  product_still_hidden: CheckedProductFacts & { reason: string | null };
  product_shown: CheckedProductFacts;
  product_edited: CheckedProductFacts & { changed: EditedProductPart[]; reason: string | null };
  /** for the administrator who hid it */
  admin_product_answered: CheckedProductFacts;
  /** an administrator sees the shop as the person */
  account_viewed: { viewId: string; reason: string };
  welcome: object;
}

export type InboxEvent = keyof EventData;

/** The kind of an event, for which users choose channels. */
export const kinds: Record<InboxEvent, NotificationKind> = {
  order_placed: "order",
  order_cancelled: "order",
  cancellation_refund_owed: "payment",
  parcel_confirmed: "parcel",
  parcel_processing: "parcel",
  parcel_shipped: "parcel",
  parcel_delivered: "parcel",
  parcel_cancelled: "parcel",
  payment_paid: "payment",
  payment_failed: "payment",
  payment_refunded: "payment",
  return_opened: "order",
  return_approved: "order",
  return_rejected: "order",
  return_received: "order",
  return_refund_owed: "payment",
  refund_account_changed: "payment",
  review_published: "review",
  review_rejected: "review",
  review_replied: "review",
  price_dropped: "price_drop",
  application_received: "shop",
  application_approved: "shop",
  application_rejected: "shop",
  shop_suspended: "shop",
  shop_resumed: "shop",
  member_joined: "shop",
  payout_account_changed: "shop",
  shop_parcel_new: "shop",
  shop_parcel_waiting: "shop",
  shop_parcel_cancelled: "shop",
  shop_parcel_refunded: "shop",
  shop_return_requested: "shop",
  shop_return_opened: "shop",
  admin_sent_refunded: "payment",
  admin_receipt_missing: "payment",
  admin_payments_differ: "payment",
  admin_adjustment_waiting: "payment",
  admin_adjustment_approved: "payment",
  admin_adjustment_refused: "payment",
  admin_approval_waiting: "payment",
  admin_approval_approved: "payment",
  admin_approval_refused: "payment",
  admin_approval_expired: "payment",
  payout_paid: "shop",
  payout_failed: "shop",
  product_hidden: "shop",
  product_still_hidden: "shop",
  product_shown: "shop",
  product_edited: "shop",
  admin_product_answered: "shop",
  account_viewed: "system",
  welcome: "system",
};

/** Events that are shown regardless of preferences; their mail is sent together with the change itself. */
export const alwaysShown: ReadonlySet<InboxEvent> = new Set([
  "payout_account_changed",
  "refund_account_changed",
]);

/** An event with its data. */
export type Happened = { [E in InboxEvent]: { event: E; data: EventData[E] } }[InboxEvent];

export type NewNotification = Happened & {
  /** id of a customer or an administrator */
  customerId: string;
  /** identifies the event: a user is notified of it once, however often it is reported */
  key: string;
  at: Date;
};

/** Link of an entry: a storefront path without a language, or none. */
export function getLink({ event, data }: Happened, getSlug: (productId: string) => string | undefined) {
  switch (event) {
    case "welcome":
      return "/catalog";
    case "account_viewed":
      return "/settings";
    case "product_hidden":
    case "product_still_hidden":
    case "product_shown":
    case "product_edited":
      return `/seller/products/edit/${data.productId}`;
    case "admin_product_answered":
      return `/admin/products/${data.productId}`;
    case "admin_sent_refunded":
    case "admin_receipt_missing":
    case "admin_payments_differ":
      return null;
    case "admin_adjustment_waiting":
    case "admin_adjustment_approved":
    case "admin_adjustment_refused":
      return "/admin/adjustments";
    case "admin_approval_waiting":
    case "admin_approval_approved":
    case "admin_approval_refused":
    case "admin_approval_expired":
      return "/admin/approvals";
    case "application_received":
    case "application_rejected":
      return "/become-seller";
    case "application_approved":
    case "shop_suspended":
    case "shop_resumed":
      return "/seller";
    case "shop_parcel_new":
    case "shop_parcel_waiting":
    case "shop_parcel_cancelled":
    case "shop_parcel_refunded":
      return `/seller/orders/${data.parcelNumber}`;
    case "shop_return_requested":
    case "shop_return_opened":
      return `/seller/returns/${data.returnId}`;
    case "payout_account_changed":
      return "/seller/settings";
    case "member_joined":
      return "/seller/team";
    case "payout_paid":
    case "payout_failed":
      return "/seller/finance";
    case "review_published":
    case "review_rejected":
    case "review_replied":
    case "price_dropped":
      return getSlug(data.productId) === undefined ? null : `/product/${getSlug(data.productId)}`;
    default:
      return `/order/${data.number}`;
  }
}

/** Products and sellers whose names the text of an event needs. */
export function namedIn({ data }: Happened): { productId?: string; sellerId?: string } {
  return {
    productId: "productId" in data ? data.productId : undefined,
    sellerId: "sellerId" in data ? data.sellerId : undefined,
  };
}
