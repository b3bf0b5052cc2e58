import type { OrderEvent } from "@bezak/contract/order-timeline.ts";
import type { Texts } from "../../../i18n/texts.ts";
import { describePaymentFailure } from "../../../lib/describe-payment-failure.ts";
import { describeMails, describeReading } from "./describe-mails.ts";
import { describeShopNotification } from "./describe-shop-notification.ts";

/** Formats of the page's language. */
export interface EventTexts {
  t: Texts;
  sum: (amount: number) => string;
  date: (at: string) => string;
  name: (text: Extract<OrderEvent, { kind: "lines_cancelled" }>["items"][number]["name"]) => string;
}

export interface DescribedEvent {
  title: string;
  details: string[];
}

export type EventOf<K extends OrderEvent["kind"]> = Extract<OrderEvent, { kind: K }>;

interface Doer {
  actor: EventOf<"parcel">["actor"];
  administrator?: string | null;
  approvedBy?: string | null;
}

/** Who did it, and the second administrator who approved it. */
const describeDoers = ({ actor, administrator, approvedBy }: Doer, t: Texts): string[] => [
  administrator
    ? t("orderAdmin.history.by.named", { name: administrator })
    : t(`orderAdmin.history.by.${actor}`),
  ...(approvedBy ? [t("orderAdmin.history.by.approved", { name: approvedBy })] : []),
];

/** Says what happened, and below it who did it and why. */
export function describeEvent(event: OrderEvent, texts: EventTexts): DescribedEvent {
  const { t, sum, name } = texts;
  const reasonOf = ({ reason }: { reason: string | null }) => (reason === null ? [] : [`«${reason}»`]);
  switch (event.kind) {
    case "parcel":
      return {
        title: t("orderAdmin.history.parcel", {
          number: event.parcel,
          status: t(`orderAdmin.history.statuses.${event.status}`),
        }),
        details: [
          ...(event.actor === "seller" && event.seller
            ? [t("orderAdmin.history.by.named", { name: event.seller })]
            : describeDoers(event, t)),
          ...reasonOf(event),
        ],
      };
    case "lines_cancelled":
      return {
        title: t("orderAdmin.history.linesCancelled", {
          items: event.items
            .map((item) => t("returns.line", { name: name(item.name), count: item.quantity }))
            .join(", "),
        }),
        details: [...describeDoers(event, t), ...reasonOf(event)],
      };
    case "refund":
      return {
        title: t(`orderAdmin.history.refund.${event.state}`, { sum: sum(event.amount) }),
        details: [],
      };
    case "paid_out":
      return {
        title: t("orderAdmin.history.paidOut", { sum: sum(event.amount) }),
        details: [...describeDoers({ ...event, actor: "admin" }, t), event.note],
      };
    case "approval":
      return {
        title: t(`orderAdmin.history.approval.${event.step}`, {
          act: t(`approvals.acts.${event.act}`, { number: event.number }),
          sum: sum(event.amount),
        }),
        details: [
          ...describeDoers({ ...event, actor: event.step === "expired" ? "system" : "admin" }, t),
          ...reasonOf(event),
        ],
      };
    case "attempt":
      return {
        title: t("orderAdmin.history.attempt", {
          method: t(`orders.methods.${event.method}`),
          sum: sum(event.amount),
          state: t(`paymentAdmin.states.${event.state}`),
        }),
        details: describePaymentFailure(event.failure, t),
      };
    case "address_changed":
      return {
        title: t("orderAdmin.history.addressChanged"),
        details: describeDoers({ ...event, actor: "admin" }, t),
      };
    case "cash_received":
      return {
        title: t("orderAdmin.history.cashReceived", { number: event.parcel, sum: sum(event.amount) }),
        details: [...describeDoers({ ...event, actor: "admin" }, t), event.note],
      };
    case "gateway_call":
      return {
        title: t("orderAdmin.history.call", { gateway: event.gateway, call: event.call }),
        details: [],
      };
    case "receipt":
      return { title: t(`orderAdmin.history.receipt.${event.type}`, { number: event.number }), details: [] };
    case "refund_account":
      return {
        title: t(`orderAdmin.history.refundAccount.${event.changed ? "changed" : "named"}`),
        details: event.digits ? [t("orderAdmin.history.refundAccount.digits", { digits: event.digits })] : [],
      };
    case "return":
      return {
        title: t("orderAdmin.history.return", {
          number: event.parcel,
          sum: sum(event.amount),
          status:
            event.status === "withdrawn"
              ? t("orderAdmin.history.withdrawn")
              : t(`returns.statuses.${event.status}`),
        }),
        details: [...describeDoers(event, t), ...reasonOf(event)],
      };
    case "notification":
      return {
        title: t("orderAdmin.history.notification", { title: event.title }),
        details: [describeReading(event, texts), ...describeMails(event, texts)],
      };
    case "shop_notification":
      return {
        title: t("orderAdmin.history.shopNotification.title", {
          seller: event.seller,
          title: event.title,
        }),
        details: describeShopNotification(event, t),
      };
  }
}
