import { canMoveReturn, type ReturnActor, type ReturnStatus } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRow } from "../../modules/return-request/return-row.ts";
import { TooManyReturned, type ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { ShopError } from "../../shop-error.ts";
import type { MoneyGate } from "../approval/approval-limit.ts";
import { workWithOrder } from "../order/cancel-order.ts";
import { issueRefund } from "../order/issue-refund.ts";
import { returnDebt } from "../payment/read-debts.ts";
import { restockWith } from "./restock-with.ts";

export interface ReturnMove {
  returnId: string;
  actor: Exclude<ReturnActor, "buyer">;
  /** with a shop as actor: the return must belong to it */
  sellerId?: string;
  to: ReturnStatus;
  reason?: string;
  /** with `received`: the products can be sold again */
  restock?: boolean;
  /** runs before a change, under the order's lock */
  check?: (now: ReturnRow) => Promise<void>;
  /** of an administrator's refund, unless it was begun before */
  gate?: MoneyGate;
}

/**
 * Changes the status of a return, under its order's lock. The refund precedes the status `refunded`; if no gateway pays it,
 * the return becomes `refund_owed`, for a person to pay. A return that has the status already stays unchanged. Products
 * that can be sold again are added to the stock in the transaction that sets `received`.
 * @throws ShopError 404 return_not_found, 409 conflict | too_many_to_return, 503 gateway_unavailable
 */
export async function moveReturn(container: MedusaContainer, move: ReturnMove): Promise<ReturnRow> {
  const returns = container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);
  const { returnId, actor, sellerId, to: target, reason, restock = false, check, gate } = move;
  const found = await returns.current(returnId);
  if (!found || (actor === "seller" && found.seller_id !== sellerId)) throw notFound();
  return workWithOrder(container, found.order_id, async () => {
    const now = await returns.current(returnId);
    if (!now) throw notFound();
    if (now.status === target) return now;
    // A repeat: the shop's part is done; the rest is up to an administrator.
    if (target === "refunded" && now.status === "refund_owed") return now;
    await check?.(now);
    if (!canMoveReturn(actor, now.status, target)) {
      throw new ShopError(409, "conflict", `A return cannot go from ${now.status} to ${target}`);
    }
    const isFirst = target === "refunded" && now.refund_state === "none";
    if (isFirst) await gate?.permit(Number(now.amount));
    const debt = returnDebt(returns, now, gate?.claim);
    const given = target === "refunded" && (await issueRefund(container, debt));
    if (given === "waiting") {
      throw new ShopError(503, "gateway_unavailable", "The gateway has not answered; it is asked again");
    }
    const to = given === "owed" ? "refund_owed" : target;
    const back = to === "received" ? { restocked: restock } : {};
    const step = { status: to, at: new Date().toISOString(), actor, reason: reason ?? null, ...back };
    const lines = back.restocked ? now.lines.rows : [];
    const moved = await restockWith(container, lines, (along) =>
      returns.move(returnId, now.status, step, along),
    ).catch((error: unknown) => {
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
