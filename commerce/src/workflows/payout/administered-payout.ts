import type { AdministeredPayout } from "@bezak/contract/administered-payout.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { TIMER } from "../../modules/seller-ledger/lasting-payouts.ts";
import type { PayoutRow } from "../../modules/seller-ledger/ledger-rows.ts";
import { readRows } from "../../read-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { readApprovalsByIds } from "../approval/read-approvals.ts";
import { readAdministratorNames } from "../seller-ledger/adjustment-requests.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import { viewSellerPayout } from "./payout-view.ts";

/**
 * A payout with everything that was done with it, as this administrator sees it.
 * @throws ShopError 404 payout_not_found
 */
export async function readAdministeredPayout(
  container: MedusaContainer,
  id: string,
  readerId: string,
): Promise<AdministeredPayout> {
  const row = await getSellerLedger(container).payouts.one(id);
  if (!row) throw new ShopError(404, "payout_not_found", "No such payout");
  const [payout, history, approvals] = await Promise.all([
    viewSellerPayout(container, row),
    viewHistory(container, row),
    readApprovals(container, row, readerId),
  ]);
  return { ...payout, history, approvals };
}

async function viewHistory(
  container: MedusaContainer,
  { timeline }: PayoutRow,
): Promise<AdministeredPayout["history"]> {
  const actors = timeline.entries.map(({ actor }) => actor).filter((actor) => actor !== TIMER);
  const names = await readAdministratorNames(container, actors);
  return timeline.entries.map(({ status, at, actor, reason }) => ({
    status,
    at,
    by: actor === TIMER ? null : { id: actor, name: names.get(actor) ?? "" },
    reason: reason ?? null,
  }));
}

/** Requests of its approval, found by the index of their shops. */
async function readApprovals(
  container: MedusaContainer,
  { id, sellerId }: PayoutRow,
  readerId: string,
): Promise<AdministeredPayout["approvals"]> {
  const rows = await readRows<{ id: string }>(
    container,
    `select id from approval where seller_id = ? and kind = 'payout' and object_id = ? and deleted_at is null`,
    [sellerId, id],
  );
  const approvals = await readApprovalsByIds(
    container,
    readerId,
    rows.map((row) => row.id),
  );
  return approvals.toSorted((one, other) => Date.parse(one.requestedAt) - Date.parse(other.requestedAt));
}
