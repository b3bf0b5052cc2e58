import type { Statement } from "@bezak/contract/finance.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { LedgerEntryType } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { EntryRow } from "../../modules/seller-ledger/ledger-rows.ts";
import { ShopError } from "../../shop-error.ts";
import { tashkentMinute, tashkentMonth } from "../../tashkent-days.ts";
import { readSellerNames } from "../payout/payout-view.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import { findNote } from "./entry-view.ts";
import { statementTexts, type StatementTexts } from "./statement-texts.ts";

/**
 * A month of a shop's ledger in one language; lines are read in batches, oldest first. They add up to the closing balance,
 * even if more is booked while they are read.
 */
export interface StatementOf {
  month: Statement;
  shop: string;
  language: Language;
  words: StatementTexts;
  lines: () => AsyncGenerator<StatementLine[]>;
}

export interface StatementLine {
  /** `2026-11-22 14:05` in Tashkent */
  at: string;
  type: LedgerEntryType;
  number: string;
  note: string;
  pieces: number | null;
  amount: Sum;
  balance: Sum;
}

/**
 * A month without entries has a statement without lines.
 * @throws ShopError 404 not_found for a future month
 */
export async function readStatement(
  container: MedusaContainer,
  { sellerId, month, language }: { sellerId: string; month: string; language: Language },
): Promise<StatementOf> {
  if (month > tashkentMonth(new Date())) throw new ShopError(404, "not_found", "That month is to come");
  const { accounts } = getSellerLedger(container);
  const [months, names] = await Promise.all([
    accounts.months(sellerId),
    readSellerNames(container, [sellerId]),
  ]);
  const before = months.findLast((one) => one.month < month)?.closing ?? 0;
  const quiet = { earning: 0, commission: 0, cash_collected: 0, refund: 0, adjustment: 0, payout: 0 };
  const nothing = { month, opening: before, closing: before, totals: quiet, entries: 0 };
  const found = months.find((one) => one.month === month) ?? nothing;
  return {
    month: found,
    shop: names.get(sellerId) ?? "",
    language,
    words: statementTexts[language],
    async *lines() {
      for await (const rows of accounts.linesOf(sellerId, month, found.entries)) {
        yield rows.map((row) => toLine(row, language));
      }
    },
  };
}

function toLine(row: EntryRow, language: Language): StatementLine {
  const note = findNote(row);
  return {
    at: tashkentMinute(new Date(row.at)),
    type: row.type,
    number: row.number ?? "",
    note: note?.[language] || note?.ru || "",
    pieces: row.quantity,
    amount: row.amount,
    balance: row.balanceAfter,
  };
}
