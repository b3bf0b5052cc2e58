import { canMoveReturn, type ReturnActor, type ReturnStatus } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRow } from "../../modules/return-request/return-row.ts";
import { TooManyReturned, type ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { ShopError } from "../../shop-error.ts";
import { workWithOrder } from "../order/cancel-order.ts";
import { isRefunded, recordRefund, refundAtGateway } from "../order/refund-at-gateway.ts";

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
    if (to === "refunded") await giveMoneyBack(container, now);
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

/** Asks the gateway at most once; what it refuses, or was asked by a process that died, is owed. */
async function giveMoneyBack(container: MedusaContainer, { id, order_id, amount, refund_state }: ReturnRow) {
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  if (refund_state === "asked") {
    const given = await isRefunded(container, order_id, id);
    await returns.moveRefund(id, "asked", given ? "done" : "owed");
    if (given) await recordRefund(container, order_id, id);
  }
  if (refund_state === "none" && (await returns.moveRefund(id, "none", "asked"))) {
    const refused = await refundAtGateway(container, { orderId: order_id, amount, note: id });
    await returns.moveRefund(id, "asked", refused ? "owed" : "done");
    if (!refused) await recordRefund(container, order_id, id);
  }
  if (refund_state === "done") await recordRefund(container, order_id, id);
}

const notFound = () => new ShopError(404, "return_not_found", "No such return");
