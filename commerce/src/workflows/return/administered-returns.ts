import type { AdministeredReturn, AdministeredReturnStep } from "@bezak/contract/administered-return.ts";
import { returnMoves } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { RETURN_REQUEST_MODULE } from "../../modules/return-request/index.ts";
import type { ReturnRow } from "../../modules/return-request/return-row.ts";
import type { ReturnRequestModuleService } from "../../modules/return-request/service.ts";
import { refuseStale } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { aloneGate, type MoneyGate } from "../approval/approval-limit.ts";
import { requireRankFor } from "../auth/administrator-rank.ts";
import { isCash } from "../order/cash-on-delivery.ts";
import { forecastRefund } from "../order/forecast-cancellation.ts";
import { findPaidAttempt } from "../payment/paid-attempt.ts";
import { readDebts } from "../payment/read-debts.ts";
import { passwordFirst } from "../users/administrators.ts";
import type { Administrator } from "../users/change-user.ts";
import { readSql } from "../users/sql.ts";
import { moveReturn } from "./move-return.ts";
import { viewReturns, type ReturnView } from "./read-returns.ts";

/** The contract's return; methods of stored orders are any text. */
export type AdministeredReturnView = Omit<AdministeredReturn, "paymentMethod"> &
  Pick<ReturnView, "paymentMethod">;

const getReturns = (container: MedusaContainer) =>
  container.resolve<ReturnRequestModuleService>(RETURN_REQUEST_MODULE);

/** The returns of an order, newest first. */
export async function readAdministeredReturns(
  container: MedusaContainer,
  orderId: string,
): Promise<AdministeredReturnView[]> {
  const rows = await getReturns(container).ofOrder(orderId);
  const views = new Map((await viewReturns(container, rows)).map((view) => [view.id, view]));
  const forecast = rows.some(({ status }) => returnMoves[status].admin.includes("refunded"))
    ? await forecastReturns(container, orderId)
    : undefined;
  return rows.flatMap((row): AdministeredReturnView[] => {
    const view = views.get(row.id);
    if (!view) return [];
    const { canWithdraw: _, ...seen } = view;
    const next = [...returnMoves[row.status].admin];
    const ifRefunded = next.includes("refunded") ? (forecast?.(row, view.paymentMethod) ?? null) : null;
    return [{ ...seen, next, ifRefunded, version: row.version }];
  });
}

/** What the refund of each return of an order would be now, as `issueRefund` decides it. Read without a lock. */
async function forecastReturns(container: MedusaContainer, orderId: string) {
  const [attempt, debts] = await Promise.all([
    findPaidAttempt(container, orderId),
    readDebts(container, orderId),
  ]);
  return ({ id, amount }: ReturnRow, method: string): AdministeredReturn["ifRefunded"] => {
    if (!attempt && isCash(method)) return { refund: amount, by: "administrator" };
    return forecastRefund(amount, { attempt, debts: debts.filter((debt) => debt.id !== id) });
  };
}

/** @throws ShopError 404 return_not_found */
export async function readAdministeredReturn(
  container: MedusaContainer,
  row: Pick<ReturnRow, "id" | "order_id">,
): Promise<AdministeredReturnView> {
  const shown = (await readAdministeredReturns(container, row.order_id)).find(({ id }) => id === row.id);
  if (!shown) throw new ShopError(404, "return_not_found", "No such return");
  return shown;
}

/**
 * An administrator's decision about a return of any shop, like the shop's own; a refund needs the password, and a large one a
 * second administrator. One that is
 * carried out already stays unchanged, also with a stale version.
 * @throws ShopError 403 rank_required | confirmation_required, 409 stale_version | approval_required, and what `moveReturn` throws
 */
export async function moveAnyReturn(
  container: MedusaContainer,
  returnId: string,
  { status: to, reason, restock = true, version }: AdministeredReturnStep,
  { adminId, confirmed, gate = aloneGate(container) }: Administrator & { gate?: MoneyGate },
): Promise<AdministeredReturnView> {
  if (to === "refunded") await requireRankFor("refundReturn", readSql(container), adminId);
  if (to === "refunded" && !confirmed) throw passwordFirst();
  const moved = await moveReturn(container, {
    returnId,
    actor: "admin",
    to,
    reason,
    restock,
    gate,
    async check(now) {
      if (version !== undefined && version !== now.version)
        refuseStale(version, await readAdministeredReturn(container, now));
    },
  });
  return readAdministeredReturn(container, moved);
}
