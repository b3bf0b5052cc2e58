import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { LedgerEntryType } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readEntriesByIds } from "../finance/read-finance.ts";
import { statementTexts, type StatementTexts } from "../finance/statement-texts.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import { searchEntries } from "../seller-ledger/search-entries.ts";
import { localized, minute, named } from "./cell-texts.ts";
import { defineListExport } from "./list-export.ts";

const statementColumn = (column: keyof StatementTexts["columns"]) =>
  named(
    statementTexts.ru.columns[column],
    statementTexts.uz.columns[column],
    statementTexts.en.columns[column],
  );

interface EntriesChoice {
  type?: LedgerEntryType;
  month?: string;
  /** id */
  payout?: string;
  q?: string;
  sort?: AmountSort;
}

/** Entries of one shop's balance. */
export const shopEntriesExport = (sellerId: string) =>
  defineListExport({
    name: "entries",
    findIds: (
      container: MedusaContainer,
      { type, month, payout: payoutId, q, sort }: EntriesChoice,
      limit: number,
    ) => {
      const choice = { sellerId, type, month, payoutId, search: searchEntries(q), sort };
      return getSellerLedger(container).accounts.entryIds({ ...choice, limit });
    },
    read: (container: MedusaContainer, ids: readonly string[]) => readEntriesByIds(container, sellerId, ids),
    idOf: ({ id }) => id,
    columns: [
      { title: statementColumn("at"), cell: ({ at }) => minute(at) },
      {
        title: statementColumn("type"),
        width: 24,
        cell: ({ type }, language) => statementTexts[language].types[type],
      },
      { title: statementColumn("number"), cell: ({ orderNumber }) => orderNumber },
      {
        title: statementColumn("note"),
        width: 40,
        cell: ({ note }, language) => note && localized(note, language),
      },
      { title: statementColumn("amount"), cell: (entry) => entry.amount },
      { title: statementColumn("balance"), cell: ({ balanceAfter }) => balanceAfter },
      {
        title: named("К выплате с", "Toʻlovga tayyor, boshlab", "Available from"),
        cell: ({ availableAt }) => minute(availableAt),
      },
      { title: named("Выплата", "Toʻlov", "Payout"), width: 34, cell: ({ payoutId }) => payoutId },
    ],
  });
