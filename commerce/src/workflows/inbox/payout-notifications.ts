import type { MedusaContainer } from "@medusajs/framework/types";
import type { News } from "../../inbox/inbox-event.ts";
import { payoutNumber, type PayoutRow } from "../../modules/seller-ledger/ledger-rows.ts";
import { membersOf } from "../seller/members-of.ts";
import { sellerLedgerOf } from "../seller-ledger/seller-ledger-of.ts";

/** What the bank did with payouts since then, for the owners of their shops. */
export async function payoutNews(container: MedusaContainer, since: Date): Promise<News[]> {
  const payouts = await sellerLedgerOf(container).accounts.payoutsSince(since);
  const news = await Promise.all(payouts.map((payout) => newsOfPayout(container, payout)));
  return news.flat().filter(({ at }) => at >= since);
}

async function newsOfPayout(container: MedusaContainer, payout: PayoutRow): Promise<News[]> {
  const { id: payoutId, no, amount, sellerId, timeline } = payout;
  const steps = timeline.entries.filter(({ status }) => status === "paid" || status === "failed");
  if (steps.length === 0) return [];
  const owners = await membersOf(container, sellerId, "finance");
  const data = { payoutId, payoutNumber: payoutNumber(no), amount };
  return steps.flatMap(({ status, at, reason }) =>
    owners.map((customerId): News => {
      const to = { customerId, key: `payout:${payoutId}:${status}:${customerId}`, at: new Date(at) };
      if (status === "paid") return { ...to, event: "payout_paid", data };
      return { ...to, event: "payout_failed", data: { ...data, reason: reason ?? null } };
    }),
  );
}
