import type { LocalizedText } from "@bezak/contract/shared-schemas.ts";
import type { HeldLines } from "../payout/held-lines.ts";
import type { EntryRow } from "../../modules/seller-ledger/ledger-rows.ts";

const delivery: LocalizedText = {
  ru: "Бесплатная доставка за счёт магазина",
  uz: "Doʻkon hisobidan bepul yetkazib berish",
  en: "Free delivery at the shop’s expense",
};

const returned: LocalizedText = {
  ru: "Выплата не прошла, деньги снова на балансе",
  uz: "Toʻlov oʻtmadi, pul yana balansda",
  en: "The payout did not go through, the money is in the balance again",
};

const collected: LocalizedText = {
  ru: "Наличные, которые магазин взял с покупателя при вручении",
  uz: "Topshirishda doʻkon xaridordan olgan naqd pul",
  en: "Cash the shop took from the buyer on delivery",
};

/** What an entry is about: products, an administrator's reason, or a text of ours. */
export function findNote({ note, kind }: Pick<EntryRow, "note" | "kind">): LocalizedText | null {
  if (note) return note;
  if (kind === "payout_returned") return returned;
  if (kind === "cash_collected") return collected;
  return kind === "earning" ? delivery : null;
}

/** The contract's entry; `held` lines name what they wait for. */
export function viewEntry(row: EntryRow, held: HeldLines) {
  const heldBy = row.payoutId === null && row.itemId !== null ? (held.get(row.itemId) ?? null) : null;
  return {
    id: row.id,
    type: row.type,
    amount: row.amount,
    note: findNote(row),
    orderNumber: row.parcelId === null ? null : row.number,
    parcelId: row.parcelId,
    at: new Date(row.at).toISOString(),
    heldBy,
    availableAt: heldBy ? null : new Date(row.availableAt).toISOString(),
    payoutId: row.payoutId,
    balanceAfter: row.balanceAfter,
  };
}
