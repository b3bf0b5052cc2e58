import { toTiyin } from "@bezak/contract/money.ts";
import { isUnfinished } from "../../modules/payment-ledger/attempt-state.ts";
import type { LockedOrder } from "../../modules/payment-ledger/ledger.ts";
import { ACCOUNT_FIELD } from "./params.ts";
import { refuse, type Reply } from "./reply.ts";
import { PAYME } from "./transaction.ts";

/** Returns why a new payment of this order is rejected; shared by CheckPerform and Create. */
export function whyNotPayable(order: LockedOrder, amount: unknown, now: number): Reply | undefined {
  const { payable, holding } = order;
  if (holding && !isUnfinished(holding.state)) return refuse(-31051, ACCOUNT_FIELD);
  if (isClosed(order)) return refuse(-31053, ACCOUNT_FIELD);
  if (amount !== toTiyin(payable.amount) || payable.amount <= 0) return refuse(-31001, "amount");
  // Payme's sandbox expects this code for a second transaction of Payme; one of another gateway is a different case.
  if (holding?.gateway === PAYME) return refuse(-31008);
  if (holding || payable.method !== PAYME) return refuse(-31052, ACCOUNT_FIELD);
  if (payable.openUntil && payable.openUntil.getTime() < now) return refuse(-31053, ACCOUNT_FIELD);
  return undefined;
}

/** A refund by Payme ends an order shortly before the order itself is closed. */
function isClosed({ payable, attempts }: LockedOrder): boolean {
  return (
    payable.closedAt !== null ||
    attempts.some(({ gateway, state }) => gateway === PAYME && state === "refunded")
  );
}
