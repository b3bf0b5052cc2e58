import type { PayoutAccount } from "@bezak/contract/shops.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";
import { isTooSoon } from "../../modules/seller-ledger/lasting-payouts.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import { restsUntil } from "../shop/payout-account.ts";
import { heldLines } from "./held-lines.ts";
import { readPayoutSettings, type StoredPayoutSettings } from "./payout-settings.ts";

type Shop = { id: string; name: string };

export interface ReadyPayout {
  seller: Shop;
  amount: Sum;
  entries: number;
  account: PayoutAccount;
  held: string[];
}

export interface LeftOut {
  seller: Shop;
  /** whole sum, below zero when the shop owes */
  available: number;
  reason: "below_minimum" | "no_account" | "account_rests" | "too_soon" | "on_hold";
  /** only after a recent change of the account, ISO 8601 */
  restsUntil: string | null;
}

export interface Considered {
  /** counts entries that are free by then */
  at: Date;
  settings: StoredPayoutSettings;
  ready: ReadyPayout[];
  leftOut: LeftOut[];
}

/**
 * Which shops would get a payout now from this administrator or the timer, and which not and why; writes nothing. Suspended
 * shops are paid too: the money for their sales is theirs.
 */
export async function considerPayouts(container: MedusaContainer, actor: string): Promise<Considered> {
  const { accounts, holds } = getSellerLedger(container);
  // Before the held entries are read: a product whose return deadline ends in between might be returned in between.
  const at = new Date();
  const [settings, whole] = await Promise.all([readPayoutSettings(container), accounts.freeSums(at)]);
  const found: Considered = { at, settings, ready: [], leftOut: [] };
  if (whole.size === 0) return found;
  const ids = [...whole.keys()];
  const [held, stopped, last, shops] = await Promise.all([
    heldLines(container, ids),
    holds.applying(ids),
    accounts.lastPayouts(ids, actor),
    container.resolve<SellerModuleService>(SELLER_MODULE).listSellers(
      { id: ids },
      {
        select: ["id", "name", "payout_account", "payout_account_changed_at"],
        take: null,
        order: { id: "ASC" },
      },
    ),
  ]);
  const sums = await accounts.freeSums(
    at,
    [...held.values()].flatMap((lines) => [...lines.keys()]),
  );
  for (const { id, name, payout_account, payout_account_changed_at } of shops) {
    const seller = { id, name };
    const free = sums.get(id) ?? { amount: 0, entries: 0 };
    if (free.amount === 0) continue;
    const lines = [...(held.get(id)?.keys() ?? [])];
    const stop = stopped.get(id);
    const { amount, entries } =
      stop && !stop.all ? await accounts.freeSumBeside(id, at, { held: lines, stays: stop.amount }) : free;
    const account = payout_account as PayoutAccount | null;
    const made = last.get(id);
    const rests = account && restsUntil(payout_account_changed_at, at.getTime());
    const leave = (reason: LeftOut["reason"]) =>
      found.leftOut.push({ seller, available: free.amount, reason, restsUntil: rests });
    const isEnough = (sum: Sum) => sum > 0 && sum >= settings.minimumPayout;
    if (stop?.all || (isEnough(free.amount) && !isEnough(amount))) leave("on_hold");
    else if (!isEnough(amount)) leave("below_minimum");
    else if (!account) leave("no_account");
    else if (rests) leave("account_rests");
    else if (made && isTooSoon(made, at, settings.payoutIntervalDays)) leave("too_soon");
    else found.ready.push({ seller, amount, entries, account, held: lines });
  }
  return found;
}
