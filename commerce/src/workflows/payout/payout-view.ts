import type { PayoutStatus } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";
import { relatedOfPayouts } from "./related-buyers.ts";
import {
  payoutNumber,
  type NumberedPayout,
  type PayoutRow,
} from "../../modules/seller-ledger/ledger-rows.ts";

/** The contract's payout; shows only the distinguishing part of the account. */
export function viewPayout(row: PayoutRow) {
  const last = (status: PayoutStatus) =>
    row.timeline.entries.findLast((step) => step.status === status)?.at ?? null;
  return {
    id: row.id,
    number: payoutNumber(row.no),
    amount: row.amount,
    status: row.status,
    account: row.account.account.slice(-4),
    entries: row.entries,
    createdAt: new Date(row.createdAt).toISOString(),
    sentAt: last("sent"),
    paidAt: last("paid"),
    failure: row.failure,
  };
}

const numbered = (payout: NumberedPayout | null) =>
  payout && { id: payout.id, number: payoutNumber(payout.no) };

/** The same for administrators, with the shop. */
export async function viewSellerPayouts(container: MedusaContainer, rows: readonly PayoutRow[]) {
  const [names, related] = await Promise.all([
    readSellerNames(
      container,
      rows.map(({ sellerId }) => sellerId),
    ),
    relatedOfPayouts(container, rows),
  ]);
  return rows.map((row) => ({
    ...viewPayout(row),
    seller: { id: row.sellerId, name: names.get(row.sellerId) ?? "" },
    batch: row.batchId,
    reference: row.reference,
    repeatOf: numbered(row.repeatOf),
    repeatedBy: numbered(row.repeatedBy),
    approvedAt: row.approvedAt && new Date(row.approvedAt).toISOString(),
    relatedBuyers: related.get(row.id) ?? null,
    version: row.version,
  }));
}

export async function viewSellerPayout(container: MedusaContainer, row: PayoutRow) {
  const [payout] = await viewSellerPayouts(container, [row]);
  return payout!;
}

export async function readSellerNames(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
  const rows = await sellers.listSellers({ id: wanted }, { select: ["id", "name"], take: null });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
