import type { MedusaContainer } from "@medusajs/framework/types";
import { SELLER_MODULE } from "../../modules/seller/index.ts";
import type { SellerModuleService } from "../../modules/seller/service.ts";
import type { PayoutAccount } from "../../modules/seller-ledger/ledger-rows.ts";
import { sellerLedgerOf } from "../seller-ledger/seller-ledger-of.ts";
import { heldLines } from "./held-lines.ts";
import { dayInTashkent } from "./tashkent-day.ts";
import { readPayoutSettings, type PayoutSettings } from "./payout-settings.ts";

type Shop = { id: string; name: string };

export interface ReadyPayout {
  seller: Shop;
  amount: number;
  entries: number;
  account: PayoutAccount;
  held: string[];
}

export interface LeftOut {
  seller: Shop;
  /** whole sum, below zero when the shop owes */
  available: number;
  reason: "below_minimum" | "no_account" | "too_soon";
}

export interface Considered {
  settings: PayoutSettings;
  ready: ReadyPayout[];
  leftOut: LeftOut[];
}

/**
 * Who would be paid out now, and who not and why; writes nothing. A suspended shop is paid like any other: what it has
 * sold and buyers have kept is its own.
 */
export async function considerPayouts(container: MedusaContainer): Promise<Considered> {
  const { accounts } = sellerLedgerOf(container);
  const [settings, sums] = await Promise.all([readPayoutSettings(container), accounts.freeSums()]);
  const ids = [...sums].filter(([, sum]) => sum !== 0).map(([id]) => id);
  const found: Considered = { settings, ready: [], leftOut: [] };
  if (ids.length === 0) return found;
  const [held, shops] = await Promise.all([
    heldLines(container, ids),
    container
      .resolve<SellerModuleService>(SELLER_MODULE)
      .listSellers(
        { id: ids },
        { select: ["id", "name", "payout_account"], take: null, order: { id: "ASC" } },
      ),
  ]);
  for (const { id, name, payout_account } of shops) {
    const seller = { id, name };
    const own = held.get(id) ?? [];
    const { amount, entries } = await accounts.freeOf(id, own);
    const account = payout_account as PayoutAccount | null;
    const { last } = await accounts.paidOut(id);
    const leave = (reason: LeftOut["reason"]) => found.leftOut.push({ seller, available: amount, reason });
    if (amount <= 0 || amount < settings.minimumPayout) leave("below_minimum");
    else if (!account) leave("no_account");
    else if (last && isTooSoon(last, settings)) leave("too_soon");
    else found.ready.push({ seller, amount, entries, account, held: own });
  }
  return found;
}

/** Days are those of Tashkent: a round that comes some minutes earlier than last week's is not too soon. */
function isTooSoon(last: Date, { payoutIntervalDays }: PayoutSettings): boolean {
  return dayInTashkent(new Date()) - dayInTashkent(new Date(last)) < payoutIntervalDays;
}
