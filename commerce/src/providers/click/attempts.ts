import type { Attempt, LockedOrder } from "../../modules/payment-ledger/ledger.ts";
import type { ClickFields } from "./fields.ts";
import type { ClickReply } from "./replies.ts";

/** The reply, and the attempt that it concerns. */
export interface Decision {
  reply: ClickReply;
  attempt?: Attempt;
}

export const isOwn = (attempt: Attempt, { clickTransId }: Pick<ClickFields, "clickTransId">): boolean =>
  attempt.gateway === "click" && attempt.externalId === clickTransId;

export const expire = (order: LockedOrder, attempt: Attempt): Promise<Attempt> =>
  order.move(attempt, "cancelled", { failure: "expired" });

/** `payment_id` of the Merchant API, as text because it has 64 bits. */
export function findPaydoc({ data }: Attempt): string | undefined {
  return typeof data.paydocId === "string" ? data.paydocId : undefined;
}
