import { returnMoves, type ReturnStatus } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { returnColumns, returnIsOpen, type ReturnRow } from "../../modules/return-request/return-row.ts";
import { readRows } from "../../read-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { buyerIsOpen } from "../parcel/parcel-filter.ts";
import { viewReturns } from "./read-returns.ts";
import { hiddenBuyer, readReturnBuyers } from "./return-buyers.ts";
import { countShopReturns, readReturnPage, type ReturnCounts } from "./return-page.ts";

export interface ShopReturnsPage {
  status?: ReturnStatus;
  limit: number;
  offset: number;
}

export type ShopReturnView = Awaited<ReturnType<typeof viewShopReturns>>[number];

const OWN = "seller_id = ? and deleted_at is null";

/** A page of a shop's returns, with the counts by status regardless of the filter. */
export async function readShopReturns(
  container: MedusaContainer,
  sellerId: string,
  { status, limit, offset }: ShopReturnsPage,
): Promise<{ returns: ShopReturnView[]; count: number; counts: ReturnCounts }> {
  const own = { where: OWN, values: [sellerId] };
  const shown = status ? { where: `${OWN} and status = ?`, values: [sellerId, status] } : own;
  const [{ rows }, counts] = await Promise.all([
    readReturnPage(container, shown, { sort: "urgent", limit, offset }),
    countShopReturns(container, sellerId),
  ]);
  const returns = await viewShopReturns(container, rows);
  const count = status ? counts[status] : Object.values(counts).reduce((sum, one) => sum + one, 0);
  return { returns, count, counts };
}

/** @throws ShopError 404 return_not_found, also for another shop's */
export async function readShopReturn(
  container: MedusaContainer,
  sellerId: string,
  id: string,
): Promise<ShopReturnView> {
  const rows = await readRows<ReturnRow>(
    container,
    `select ${returnColumns} from return_request where ${OWN} and id = ?`,
    [sellerId, id],
  );
  const [view] = await viewShopReturns(container, rows);
  if (!view) throw new ShopError(404, "return_not_found", "There is no such return");
  return view;
}

async function viewShopReturns(container: MedusaContainer, rows: ReturnRow[]) {
  const views = new Map((await viewReturns(container, rows)).map((view) => [view.id, view]));
  // while the return is open, and as long as its parcel shows its buyer
  const buyers = await readReturnBuyers(container, rows, `${returnIsOpen} or ${buyerIsOpen}`);
  return rows.flatMap((row) => {
    const view = views.get(row.id);
    if (!view) return [];
    const { seller: _, canWithdraw: __, refundAccount: ___, ...seen } = view;
    // a row in an unexpected shape has no timeline in its view
    const received = view.timeline.findLast(({ status }) => status === "received");
    const restocked = received ? received.restocked === true : null;
    const buyer = buyers.get(row.id) ?? hiddenBuyer;
    return [{ ...seen, buyer, restocked, next: [...returnMoves[row.status].seller] }];
  });
}
