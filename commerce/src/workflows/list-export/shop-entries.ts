import type { LedgerEntryType } from "@bezak/contract/payout-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readEntriesByIds } from "../finance/read-finance.ts";
import { statementTexts, type StatementTexts } from "../finance/statement-texts.ts";
import { getSellerLedger } from "../seller-ledger/get-seller-ledger.ts";
import { localized, minute, named } from "./cell-texts.ts";
import { defineListExport } from "./list-export.ts";

const statementColumn = (column: keyof StatementTexts["columns"]) =>
  named(
    statementTexts.ru.columns[column],
    statementTexts.uz.columns[column],
    statementTexts.en.columns[column],
  );

/** Entries of one shop's balance. */
export const shopEntriesExport = (sellerId: string) =>
  defineListExport({
    name: "entries",
    findIds: (
      container: MedusaContainer,
      { type, month, payout }: { type?: LedgerEntryType; month?: string; payout?: string },
      limit: number,
    ) => getSellerLedger(container).accounts.entryIds({ sellerId, type, month, payoutId: payout, limit }),
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
