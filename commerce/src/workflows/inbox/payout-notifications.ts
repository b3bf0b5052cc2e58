import type { MedusaContainer } from "@medusajs/framework/types";
import type { NewNotification } from "../../inbox/inbox-event.ts";
import { payoutNumber, type PayoutRow } from "../../modules/seller-ledger/ledger-rows.ts";
import { findMembers } from "../seller/find-members.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";

/** Payouts that the bank carried out or rejected since then, for the owners of their shops. */
export async function readPayoutNotifications(
  container: MedusaContainer,
  since: Date,
): Promise<NewNotification[]> {
  const payouts = await getSellerLedger(container).accounts.payoutsSince(since);
  const notifications = await Promise.all(payouts.map((payout) => toPayoutNotifications(container, payout)));
  return notifications.flat().filter(({ at }) => at >= since);
}

async function toPayoutNotifications(
  container: MedusaContainer,
  payout: PayoutRow,
): Promise<NewNotification[]> {
  const { id: payoutId, no, amount, sellerId, timeline } = payout;
  const steps = timeline.entries.filter(({ status }) => status === "paid" || status === "failed");
  if (steps.length === 0) return [];
  const owners = await findMembers(container, sellerId, "finance");
  const data = { payoutId, payoutNumber: payoutNumber(no), amount };
  return steps.flatMap(({ status, at, reason }) =>
    owners.map((customerId): NewNotification => {
      const to = { customerId, key: `payout:${payoutId}:${status}:${customerId}`, at: new Date(at) };
      if (status === "paid") return { ...to, event: "payout_paid", data };
      return { ...to, event: "payout_failed", data: { ...data, reason: reason ?? null } };
    }),
  );
}
