import { z } from "zod";
import { approvalKinds, approvalSteps } from "./approval-rules.ts";
import { page, pageQuery, success } from "./envelope.ts";
import { orderStatuses } from "./order-status.ts";
import { StoredQuantity } from "./orders.ts";
import { paymentAttemptStates, paymentMethods, receiptTypes } from "./payment-status.ts";
import { returnStatuses } from "./return-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/order-timeline.ts";
import { Id, IdParams, Localized, Sum, Time } from "./shared-schemas.ts";
import { timelineActors } from "./timeline-actors.ts";

/** `due` and `asked`: not answered by the gateway yet; `owed`: an administrator has to pay it. */
export const refundStates = ["due", "asked", "owed", "done"] as const;

const head = { id: z.string().describe("unique within the order"), at: Time };

const doers = {
  administrator: z
    .string()
    .nullable()
    .describe("e-mail of the administrator who did or requested it, where the log of their acts names one"),
  approvedBy: z
    .string()
    .nullable()
    .describe("e-mail of the second administrator, who approved it; null if none had to"),
};

const by = { actor: z.enum(timelineActors), ...doers };

const mail = {
  to: z.string(),
  sentAt: Time.nullable(),
  failed: z.boolean().describe("not sent yet, because the last attempt failed"),
};

const count = z.int().min(0);

/** A mail of a notification to send again. */
export const MailRepeat = z
  .strictObject({ notificationId: Id.describe("of a notification in the timeline that has a mail") })
  .meta({ id: "MailRepeat" });

export type MailRepeat = z.infer<typeof MailRepeat>;

export const ResentMail = z
  .object({ to: z.string(), at: Time.describe("when it was queued; it is sent soon") })
  .meta({ id: "ResentMail" });

export type ResentMail = z.infer<typeof ResentMail>;

/** Something that happened to an order, as it was stored at that time. */
export const OrderEvent = z
  .discriminatedUnion("kind", [
    z
      .object({
        ...head,
        ...by,
        kind: z.literal("parcel"),
        parcel: z.string().describe("number"),
        seller: z.string().describe("name of the shop"),
        status: z.enum(orderStatuses),
        reason: z.string().nullable(),
      })
      .meta({ id: "ParcelEvent" }),
    z
      .object({
        ...head,
        ...by,
        kind: z.literal("lines_cancelled"),
        items: z.array(z.object({ name: Localized, quantity: StoredQuantity })),
        reason: z.string().nullable(),
      })
      .meta({ id: "LinesCancelledEvent" }),
    z
      .object({
        ...head,
        kind: z.literal("refund"),
        amount: Sum,
        state: z.enum(refundStates).describe("now; the time is that of the cancellation"),
      })
      .meta({ id: "RefundEvent" }),
    z
      .object({
        ...head,
        kind: z.literal("paid_out"),
        amount: Sum,
        ...doers,
        note: z.string().describe("reference of the transfer"),
      })
      .meta({ id: "PaidOutEvent" }),
    z
      .object({
        ...head,
        kind: z.literal("attempt"),
        method: z.enum(paymentMethods),
        amount: Sum,
        state: z.enum(paymentAttemptStates).describe("the state that the attempt took then"),
        failure: z.string().nullable(),
      })
      .meta({ id: "AttemptEvent" }),
    z
      .object({ ...head, kind: z.literal("address_changed"), administrator: doers.administrator })
      .meta({ id: "AddressChangedEvent" }),
    z
      .object({
        ...head,
        kind: z.literal("gateway_call"),
        gateway: z.string(),
        call: z.string().describe("name of the call in the gateway's protocol"),
      })
      .meta({ id: "GatewayCallEvent" }),
    z
      .object({
        ...head,
        kind: z.literal("receipt"),
        type: z.enum(receiptTypes),
        number: z.string(),
        url: z.string().nullable(),
      })
      .meta({ id: "ReceiptEvent" }),
    z
      .object({
        ...head,
        ...by,
        kind: z.literal("return"),
        parcel: z.string().describe("number"),
        status: z.enum([...returnStatuses, "withdrawn"]),
        amount: Sum,
        reason: z.string().nullable(),
      })
      .meta({ id: "ReturnEvent" }),
    z
      .object({
        ...head,
        kind: z.literal("notification"),
        title: z.string().describe("in the language of `Accept-Language`"),
        shown: z.boolean().describe("false: the buyer has switched off such notifications on the site"),
        readAt: Time.nullable(),
        mail: z.object(mail).nullable().describe("null if none was sent, or it is older than half a year"),
        repeats: z
          .array(
            z.object({
              ...mail,
              administrator: z
                .string()
                .nullable()
                .describe("e-mail of who sent it again; null if it was not stored at that time"),
            }),
          )
          .describe("the mail as administrators sent it again, oldest first"),
        repeatTo: z
          .string()
          .nullable()
          .describe("the buyer's confirmed address, to which it can be sent again; null if it cannot"),
      })
      .meta({ id: "NotificationEvent" }),
    z
      .object({
        ...head,
        kind: z.literal("approval"),
        step: z.enum(approvalSteps),
        act: z.enum(approvalKinds),
        number: z.string().describe("of the parcel or, with `refund_payment`, the order"),
        amount: Sum.describe("that the act would refund or record"),
        administrator: z
          .string()
          .nullable()
          .describe("e-mail of who requested, approved, refused or withdrew it; null if its time was over"),
        reason: z.string().nullable().describe("of the request or of its refusal"),
      })
      .meta({ id: "ApprovalEvent" }),
    z
      .object({
        ...head,
        kind: z.literal("cash_received"),
        parcel: z.string().describe("number"),
        amount: Sum,
        administrator: z.string().nullable().describe("e-mail of the administrator who recorded it"),
        note: z.string().describe("reference of the cash desk or the bank"),
      })
      .meta({ id: "CashReceivedEvent" }),
    z
      .object({
        ...head,
        kind: z.literal("shop_notification"),
        parcel: z.string().describe("number"),
        seller: z.string().describe("name of the shop"),
        title: z.string().describe("in the language of `Accept-Language`"),
        members: count.describe("members of the shop who were notified, without those who left Bezak"),
        shown: count.describe("of them, those who have not switched off such notifications on the site"),
        read: count.describe("of them, those who have read it on the site"),
        mails: z
          .object({
            sent: count,
            waiting: count,
            failed: count.describe("not sent yet, because the last attempt failed"),
          })
          .describe("to the members; mails are kept for half a year"),
      })
      .meta({ id: "ShopNotificationEvent" }),
    z
      .object({
        ...head,
        kind: z.literal("refund_account"),
        changed: z.boolean().describe("false: the first one of the order"),
        digits: z.string().nullable().describe("the last four; null once they were deleted"),
      })
      .meta({ id: "RefundAccountEvent" }),
  ])
  .meta({ id: "OrderEvent" });

export type OrderEvent = z.infer<typeof OrderEvent>;

export const orderTimelineRoutes = defineRoutes({
  orderTimeline: {
    ...splitEndpoint(routes.orderTimeline),
    summary:
      "What happened to the order of a parcel, newest first: statuses, payments, refunds, returns, approvals, notifications",
    access: ["admin"],
    forward: { path: "/admin/orders/{id}/timeline", pick: "events", languageInQuery: true },
    extension: true,
    params: IdParams,
    query: z.strictObject(pageQuery),
    heavy: true,
    success: { status: 200, schema: page("OrderTimelinePage", OrderEvent) },
    errors: ["order_not_found"],
  },
  resendOrderMail: {
    ...splitEndpoint(routes.resendOrderMail),
    summary:
      "Send the mail of a notification about the order of a parcel to the buyer again, a few times an hour",
    access: ["admin"],
    forward: { path: "/admin/orders/{id}/mails", pick: "mail" },
    extension: true,
    idempotent: true,
    params: IdParams,
    body: MailRepeat,
    success: { status: 201, schema: success("ResentMailAnswer", ResentMail) },
    errors: ["order_not_found", "not_found", "conflict", "too_many_requests", "idempotency_mismatch"],
  },
});
