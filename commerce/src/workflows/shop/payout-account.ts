import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import { ShopError } from "../../shop-error.ts";
import type { PayoutAccount } from "./shop-row.ts";

const hidden = "*".repeat(16);

/** As it is shown, to its owner too: all but the last four digits of the account are hidden. */
export function maskedAccount(account: PayoutAccount): PayoutAccount {
  return { ...account, account: hidden + account.account.slice(-4) };
}

/**
 * What an account that was sent means: the one that is stored where its hidden number came back as it was shown.
 * @throws ShopError 400 invalid_input for hidden digits of another number
 */
export function meantAccount(sent: PayoutAccount, stored: PayoutAccount | null): PayoutAccount {
  if (!sent.account.startsWith("*")) return sent;
  if (stored && sent.account === maskedAccount(stored).account) return { ...sent, account: stored.account };
  throw new ShopError(400, "invalid_input", "These digits are hidden ones of another account", {
    fields: { "payoutAccount.account": "invalid" },
  });
}

const parts = ["recipient", "bank", "mfo", "account", "tin"] as const satisfies (keyof PayoutAccount)[];

/** Whether money goes to the same place, under the same name. */
export function isSameAccount(one: PayoutAccount | null, other: PayoutAccount | null): boolean {
  if (one === null || other === null) return one === other;
  return parts.every((part) => one[part] === other[part]);
}

/** Until when a changed account gets no money: time for its owner to notice a change of somebody else's. */
export function restsUntil(changedAt: Date | string | null | undefined, now = Date.now()): string | null {
  if (!changedAt) return null;
  const until = new Date(changedAt).getTime() + sellerLimits.payoutRestHours * 3_600_000;
  return until > now ? new Date(until).toISOString() : null;
}
