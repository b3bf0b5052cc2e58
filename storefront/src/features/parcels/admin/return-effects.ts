import type { AdministeredReturn, AdministeredReturnStep } from "@bezak/contract/administered-return.ts";
import type { ReturnStatus } from "@bezak/contract/return-status.ts";
import type { TextKey } from "../../../i18n/texts.ts";
import { describeRefund, type Effect } from "./step-effects.ts";

const returnActs = ["approved", "rejected", "received", "refunded"] as const;

/** What an administrator does with a return. */
export type ReturnAct = (typeof returnActs)[number];

/** As it is sent, in the version that is shown. */
export type RequestedReturnStep = Omit<AdministeredReturnStep, "version" | "status"> & { status: ReturnAct };

export const isReturnAct = (status: ReturnStatus): status is ReturnAct =>
  (returnActs as readonly ReturnStatus[]).includes(status);

type ShownReturn = Pick<AdministeredReturn, "status" | "ifRefunded" | "paymentMethod">;

/** The title of its question and the label of its button; neither says "refund" where a person pays it later. */
export function nameReturnAct(
  act: ReturnAct,
  { status, ifRefunded }: ShownReturn,
): { title: TextKey; act: TextKey } {
  switch (act) {
    case "approved":
      return { title: "orderAdmin.approveReturn", act: "sellerReturns.approve" };
    case "rejected":
      return status === "approved"
        ? { title: "sellerReturns.notArrivedTitle", act: "sellerReturns.notArrived" }
        : { title: "sellerReturns.rejectTitle", act: "sellerReturns.reject" };
    case "received":
      return { title: "sellerReturns.receiveTitle", act: "sellerReturns.receive" };
    case "refunded":
      return ifRefunded?.by === "gateway"
        ? { title: "sellerReturns.refundTitle", act: "sellerReturns.refund" }
        : { title: "sellerReturns.acceptTitle", act: "sellerReturns.accept" };
  }
}

function describeReturnRefund({ ifRefunded, paymentMethod }: ShownReturn): Effect[] {
  if (ifRefunded === null) return [];
  const isCash = paymentMethod === "cash" && ifRefunded.by === "administrator";
  return [
    isCash ? { text: "orderAdmin.effects.cashRefund", sum: ifRefunded.refund } : describeRefund(ifRefunded),
  ];
}

/** What will happen, one sentence each, in the order of importance. */
export function listReturnEffects(act: ReturnAct, item: ShownReturn): Effect[] {
  const notified: Effect = { text: "orderAdmin.effects.notified" };
  switch (act) {
    case "approved":
      return [
        ...(item.status === "rejected" ? [{ text: "orderAdmin.effects.reversesRejection" as const }] : []),
        { text: "orderAdmin.effects.buyerSendsBack" },
        notified,
      ];
    case "rejected":
      return [
        { text: "orderAdmin.effects.noReturnRefund" },
        { text: "orderAdmin.effects.requestsAgain" },
        { text: "orderAdmin.effects.reasonShown" },
        notified,
      ];
    case "received":
      return [
        { text: "orderAdmin.effects.refundFollows" },
        { text: "orderAdmin.effects.noRejection" },
        notified,
      ];
    case "refunded":
      return [
        ...describeReturnRefund(item),
        { text: "orderAdmin.effects.shopPays" },
        { text: "orderAdmin.effects.final" },
        notified,
      ];
  }
}
