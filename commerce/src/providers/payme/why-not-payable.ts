import { toTiyin } from "@bezak/contract/money.ts";
import { isUnderWay } from "../../modules/payment-ledger/attempt-state.ts";
import type { LockedOrder } from "../../modules/payment-ledger/ledger.ts";
import { ACCOUNT_FIELD } from "./params.ts";
import { refuse, type Reply } from "./reply.ts";
import { PAYME } from "./transaction.ts";

/** Why a new payment of Payme for this order is refused; the one rule of CheckPerform and of Create. */
export function whyNotPayable(order: LockedOrder, amount: unknown, now: number): Reply | undefined {
  const { due, holding } = order;
  if (holding && !isUnderWay(holding.state)) return refuse(-31051, ACCOUNT_FIELD);
  if (isClosed(order)) return refuse(-31053, ACCOUNT_FIELD);
  if (amount !== toTiyin(due.amount) || due.amount <= 0) return refuse(-31001, "amount");
  // The sandbox wants this very code for a second transaction of Payme; another gateway's is another way to pay.
  if (holding?.gateway === PAYME) return refuse(-31008);
  if (holding || due.method !== PAYME) return refuse(-31052, ACCOUNT_FIELD);
  if (due.openUntil && due.openUntil.getTime() < now) return refuse(-31053, ACCOUNT_FIELD);
  return undefined;
}

/** What Payme gave back ends an order, a moment before the order's books do. */
function isClosed({ due, attempts }: LockedOrder): boolean {
  return (
    due.closedAt !== null || attempts.some(({ gateway, state }) => gateway === PAYME && state === "refunded")
  );
}
