import { canMoveReturn, type ReturnActor, type ReturnStatus } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRow } from "../../modules/return-request/return-row.ts";
import { TooManyReturned, type ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { ShopError } from "../../shop-error.ts";
import { workWithOrder } from "../order/cancel-order.ts";
import { giveBack, type Debt } from "../order/give-back.ts";

export interface ReturnMove {
  returnId: string;
  actor: Exclude<ReturnActor, "buyer">;
  /** of a seller: whose return it has to be */
  sellerId?: string;
  to: ReturnStatus;
  reason?: string;
}

/**
 * Moves a return one step, alone on its order; the money goes back before it is called refunded. Where it is already,
 * it stays. What came back is put on the shelf by the seller who looked at it, not here.
 * @throws ShopError 404 return_not_found, 409 conflict | too_many_to_return
 */
export async function moveReturn(container: MedusaContainer, move: ReturnMove): Promise<ReturnRow> {
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  const { returnId, actor, sellerId, to, reason } = move;
  const found = await returns.current(returnId);
  if (!found || (actor === "seller" && found.seller_id !== sellerId)) throw notFound();
  return workWithOrder(container, found.order_id, async () => {
    const now = await returns.current(returnId);
    if (!now) throw notFound();
    if (now.status === to) return now;
    if (!canMoveReturn(actor, now.status, to)) {
      throw new ShopError(409, "conflict", `A return cannot go from ${now.status} to ${to}`);
    }
    if (to === "refunded") await giveBack(container, debtOf(returns, now));
    const step = { status: to, at: new Date().toISOString(), actor, reason: reason ?? null };
    const moved = await returns.move(returnId, now.status, step).catch((error: unknown) => {
      if (String((error as Error).message).includes("returned_quantity")) throw new TooManyReturned();
      throw error;
    });
    const after = moved ? await returns.current(returnId) : undefined;
    if (!after) throw new ShopError(409, "conflict", "It was moved meanwhile");
    return after;
  }).catch((error: unknown) => {
    if (error instanceof TooManyReturned)
      throw new ShopError(409, "too_many_to_return", "Its pieces are taken");
    throw error;
  });
}

const notFound = () => new ShopError(404, "return_not_found", "No such return");

const debtOf = (returns: ReturnRequestModuleService, now: ReturnRow): Debt<"none"> => ({
  ...{ id: now.id, orderId: now.order_id, amount: now.amount, state: now.refund_state, start: "none" },
  move: (from, to) => returns.moveRefund(now.id, from, to),
});
