import type { MedusaContainer } from "@medusajs/framework/types";
import { PayoutStays } from "../../../../src/modules/seller-ledger/payout-repository.ts";
import type { DeliveredLine, DeliveredParcel } from "../../../../src/modules/seller-ledger/plan-entries.ts";
import { getSellerLedger } from "../../../../src/workflows/seller-ledger/get-seller-ledger.ts";

/** A change of one shop's money; parcels and payouts are identified by their index. */
export type LedgerStep =
  | { does: "deliver"; parcel: number; isAvailable: boolean; cash: boolean; lines: DeliveredLine[] }
  /** `nth`: which return of the parcel; it is booked with all before it */
  | {
      does: "refund";
      parcel: number;
      nth: number;
      isAvailable: boolean;
      cash: boolean;
      lines: DeliveredLine[];
      returns: DeliveredParcel["returns"];
    }
  /** the marketplace receives the cash of a parcel, if any is awaited */
  | { does: "receive"; parcel: number; amount: number }
  | { does: "adjust"; amount: number; key: string }
  | { does: "sweep"; minimum: number }
  | { does: "move"; payout: number; to: "paid" | "failed" | "cancelled" }
  | { does: "send" };

const account = { recipient: "A", bank: "B", mfo: "00444", account: "2".repeat(20), tin: "1".repeat(9) };
const DAY = 86_400_000;
/** The buyer's share of the delivery of each parcel paid in cash. */
export const DELIVERY = 11_000;

export const getWorth = (lines: readonly DeliveredLine[]): number =>
  lines.reduce((sum, { total }) => sum + total, 0);

/** Runs groups one after another and the steps of a group concurrently, each of them twice when `twice`. */
export default async function live(
  container: MedusaContainer,
  { sellerId, groups, twice }: { sellerId: string; groups: LedgerStep[][]; twice: boolean },
): Promise<number> {
  const { entries, payouts, accounts, cash } = getSellerLedger(container);
  const actor = "user_test";
  const own = async (place: number) =>
    (await accounts.payouts({ sellerId, limit: 100, offset: 0 })).rows.toSorted((a, b) => a.no - b.no)[place];

  async function step(one: LedgerStep): Promise<unknown> {
    switch (one.does) {
      case "deliver":
      case "refund": {
        const id = `${sellerId}-p${one.parcel}`;
        const returns = one.does === "refund" ? one.returns.slice(0, one.nth + 1) : [];
        return entries.bookParcel({
          id,
          orderId: `${id}-o`,
          sellerId,
          number: id,
          deliveryAtShopsExpense: 0,
          lines: one.lines.map((line) => ({ ...line, itemId: `${id}-${line.itemId}` })),
          collected: one.cash ? { by: "marketplace", items: getWorth(one.lines), delivery: DELIVERY } : null,
          paymentWentBack: false,
          availableAt: new Date(Date.now() + (one.isAvailable ? -DAY : DAY)),
          returns: returns.map((returned) => ({
            id: `${id}-${returned.id}`,
            lines: returned.lines.map((line) => ({ ...line, itemId: `${id}-${line.itemId}` })),
          })),
        });
      }
      case "receive": {
        const parcelId = `${sellerId}-p${one.parcel}`;
        return cash.receive({ parcelId, amount: one.amount, reference: "КО-1", actor });
      }
      case "adjust": {
        const note = { ru: "Проверка" };
        return getSellerLedger(container).adjustments.adjust({
          sellerId,
          amount: one.amount,
          note,
          actor,
          idempotencyKey: `${sellerId}-${one.key}`,
        });
      }
      case "sweep":
        return payouts.make({ sellerId, account, minimum: one.minimum, held: [], intervalDays: 0, actor });
      case "send":
        return payouts.send(actor, null);
      case "move": {
        const payout = await own(one.payout);
        return payout && payouts.move(payout.id, { to: one.to, actor, reason: "Проверка" }).catch(allowed);
      }
    }
  }

  for (const group of groups) await Promise.all([...group, ...(twice ? group : [])].map(step));
  return (await accounts.balance(sellerId, [])).balance;
}

function allowed(error: unknown): void {
  if (!(error instanceof PayoutStays)) throw error;
}
