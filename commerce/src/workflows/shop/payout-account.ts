import type { PayoutAccount } from "@bezak/contract/shops.ts";
import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { ShopError } from "../../shop-error.ts";

const hidden = "*".repeat(16);

/** As shown, to its owner too: only the last four digits of the account are visible. */
export function maskedAccount(account: PayoutAccount): PayoutAccount {
  return { ...account, account: hidden + account.account.slice(-4) };
}

/**
 * Resolves a submitted account: a masked number means the stored one.
 * @throws ShopError 400 invalid_input for a masked number that is not the stored one's
 */
export function meantAccount(sent: PayoutAccount, stored: PayoutAccount | null): PayoutAccount {
  if (!sent.account.startsWith("*")) return sent;
  if (stored && sent.account === maskedAccount(stored).account) return { ...sent, account: stored.account };
  throw new ShopError(400, "invalid_input", "These digits are hidden ones of another account", {
    fields: { "payoutAccount.account": "invalid" },
  });
}

const parts = ["recipient", "bank", "mfo", "account", "tin"] as const satisfies (keyof PayoutAccount)[];

/** Whether both have the same recipient and number. */
export function isSameAccount(one: PayoutAccount | null, other: PayoutAccount | null): boolean {
  if (one === null || other === null) return one === other;
  return parts.every((part) => one[part] === other[part]);
}

/** Until when a changed account gets no payouts, so that the owner can notice a change by somebody else. */
export function restsUntil(changedAt: Date | string | null | undefined, now = Date.now()): string | null {
  if (!changedAt) return null;
  const until = new Date(changedAt).getTime() + sellerLimits.payoutRestHours * 3_600_000;
  return until > now ? new Date(until).toISOString() : null;
}
