import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";
import type { EntryPage } from "../../modules/seller-ledger/account-repository.ts";
import { nextDay } from "../../modules/seller-ledger/lasting-payouts.ts";
import type { PayoutPage } from "../../modules/seller-ledger/payout-list.ts";
import { startOfDay, tashkentMonth } from "../../tashkent-days.ts";
import { readCommission } from "../commission/read-commission.ts";
import { heldLines, type HeldLines } from "../payout/held-lines.ts";
import { readPayoutSettings } from "../payout/payout-settings.ts";
import { viewPayout } from "../payout/payout-view.ts";
import { restsUntil } from "../shop/payout-account.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import { viewEntry } from "./entry-view.ts";

const NEWEST_ENTRIES = 10;
const NEWEST_PAYOUTS = 5;

/** The contract's view of a shop's balance. */
export async function readFinance(container: MedusaContainer, sellerId: string) {
  const { accounts, holds } = getSellerLedger(container);
  const held = await readHeldAmount(container, sellerId);
  const [balance, paid, months, settings, commission, entries, payouts, applying, [shop]] = await Promise.all(
    [
      accounts.balance(sellerId, [...held.keys()]),
      accounts.paidOut(sellerId),
      accounts.months(sellerId),
      readPayoutSettings(container),
      readCommission(container, { sellerId, categoryId: null }),
      accounts.entries({ sellerId, limit: NEWEST_ENTRIES, offset: 0 }),
      accounts.payouts({ sellerId, limit: NEWEST_PAYOUTS, offset: 0 }),
      holds.ofSeller(sellerId, { active: true }),
      container
        .resolve<SellerModuleService>(SELLER_MODULE)
        .listSellers({ id: [sellerId] }, { select: ["id", "payout_account", "payout_account_changed_at"] }),
    ],
  );
  const month = months.find((one) => one.month === tashkentMonth(new Date()));
  const next = paid.last && startOfDay(nextDay(new Date(paid.last), settings.payoutIntervalDays));
  return {
    ...balance,
    pendingPayouts: paid.pending,
    monthlyRevenue: month?.totals.earning ?? 0,
    paidOut: paid.paid,
    minimumPayout: settings.minimumPayout,
    nextPayoutAt: next ? new Date(Math.max(next.getTime(), Date.now())).toISOString() : null,
    payoutAccountMissing: !shop?.payout_account,
    accountRestsUntil: shop?.payout_account ? restsUntil(shop.payout_account_changed_at) : null,
    holds: applying.map(({ id, amount, reason, createdAt, until }) => ({
      id,
      amount,
      reason,
      since: new Date(createdAt).toISOString(),
      until: until && new Date(until).toISOString(),
    })),
    commissionRate: commission.rate / 100,
    entries: entries.rows.map((row) => viewEntry(row, held)),
    payouts: payouts.rows.map(viewPayout),
  };
}

/** All entries of the balance, newest first. */
export async function readEntries(container: MedusaContainer, page: EntryPage) {
  const [held, { rows, count, next }] = await Promise.all([
    readHeldAmount(container, page.sellerId),
    getSellerLedger(container).accounts.entries(page),
  ]);
  return { entries: rows.map((row) => viewEntry(row, held)), count, next };
}

/** These entries of a shop, in any sequence. */
export async function readEntriesByIds(container: MedusaContainer, sellerId: string, ids: readonly string[]) {
  const [held, rows] = await Promise.all([
    readHeldAmount(container, sellerId),
    getSellerLedger(container).accounts.entriesOf(ids),
  ]);
  return rows.map((row) => viewEntry(row, held));
}

export async function readOwnPayouts(container: MedusaContainer, page: PayoutPage & { sellerId: string }) {
  const { rows, count } = await getSellerLedger(container).accounts.payouts(page);
  return { payouts: rows.map(viewPayout), count };
}

/** Months with a statement, newest first. */
export async function readStatements(container: MedusaContainer, sellerId: string) {
  return (await getSellerLedger(container).accounts.months(sellerId)).toReversed();
}

async function readHeldAmount(container: MedusaContainer, sellerId: string): Promise<HeldLines> {
  return (await heldLines(container, [sellerId])).get(sellerId) ?? new Map();
}
