import { returnMoves, returnStatuses, type ReturnStatus } from "@bezak/contract/return-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { returnColumns, returnIsOpen, type ReturnRow } from "../../modules/return-request/return-row.ts";
import { ShopError } from "../../shop-error.ts";
import { buyerIsOpen } from "../parcel/parcel-filter.ts";
import { viewReturns } from "./read-returns.ts";

export interface ShopReturnsPage {
  status?: ReturnStatus;
  limit: number;
  offset: number;
}

export type ShopReturnView = Awaited<ReturnType<typeof viewShopReturns>>[number];

type ReturnCounts = Record<ReturnStatus, number>;

const OWN = "seller_id = ? and deleted_at is null";

/** Returns that wait for the shop first, then those in transit, then settled ones; each newest first. */
const TURN = "case status when 'requested' then 0 when 'received' then 1 when 'approved' then 2 else 3 end";

/** A page of a shop's returns, with the counts by status regardless of the filter. */
export async function readShopReturns(
  container: MedusaContainer,
  sellerId: string,
  { status, limit, offset }: ShopReturnsPage,
): Promise<{ returns: ShopReturnView[]; count: number; counts: ReturnCounts }> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  const [page, counted] = await Promise.all([
    database.raw(
      `select ${returnColumns} from return_request where ${OWN} and (?::text is null or status = ?)
       order by ${TURN}, created_at desc, id desc limit ? offset ?`,
      [sellerId, status ?? null, status ?? null, limit, offset],
    ),
    database.raw(`select status, count(*)::int as count from return_request where ${OWN} group by status`, [
      sellerId,
    ]),
  ]);
  const found = new Map(
    (counted.rows as { status: ReturnStatus; count: number }[]).map((row) => [row.status, row.count]),
  );
  const counts = Object.fromEntries(returnStatuses.map((one) => [one, found.get(one) ?? 0])) as ReturnCounts;
  const count = status === undefined ? Object.values(counts).reduce((sum, n) => sum + n, 0) : counts[status];
  return { returns: await viewShopReturns(container, page.rows as ReturnRow[]), count, counts };
}

/** @throws ShopError 404 return_not_found, also for another shop's */
export async function readShopReturn(
  container: MedusaContainer,
  sellerId: string,
  id: string,
): Promise<ShopReturnView> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(`select ${returnColumns} from return_request where ${OWN} and id = ?`, [sellerId, id]);
  const [view] = await viewShopReturns(container, rows as ReturnRow[]);
  if (!view) throw new ShopError(404, "return_not_found", "There is no such return");
  return view;
}

async function viewShopReturns(container: MedusaContainer, rows: ReturnRow[]) {
  const views = new Map((await viewReturns(container, rows)).map((view) => [view.id, view]));
  const buyers = await readBuyers(container, rows);
  return rows.flatMap((row) => {
    const view = views.get(row.id);
    if (!view) return [];
    const { seller: _, canWithdraw: __, refundAccount: ___, ...seen } = view;
    // a row in an unexpected shape has no timeline in its view
    const received = view.timeline.findLast(({ status }) => status === "received");
    const restocked = received ? received.restocked === true : null;
    const buyer = buyers.get(row.id) ?? { name: "—", phone: "" };
    return [{ ...seen, buyer, restocked, next: [...returnMoves[row.status].seller] }];
  });
}

/** Buyers by return: while it is open, and as long as its parcel shows its buyer. */
async function readBuyers(
  container: MedusaContainer,
  rows: readonly ReturnRow[],
): Promise<Map<string, { name: string; phone: string }>> {
  const { rows: found } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `select r.id, o.metadata->'contact'->>'name' as name, o.metadata->'contact'->>'phone' as phone
     from return_request r join seller_order p on p.id = r.parcel_id join "order" o on o.id = r.order_id
     where r.id = any (?::text[]) and (${returnIsOpen} or ${buyerIsOpen})`,
    [rows.map(({ id }) => id)],
  );
  const people = found as { id: string; name: string; phone: string }[];
  return new Map(people.map(({ id, name, phone }) => [id, { name, phone }]));
}
