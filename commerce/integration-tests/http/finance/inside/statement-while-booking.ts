import type { MedusaContainer } from "@medusajs/framework/types";
import { tashkentMonth } from "../../../../src/tashkent-days.ts";
import { readStatement } from "../../../../src/workflows/finance/read-statement.ts";
import { statementCsv } from "../../../../src/workflows/finance/statement-csv.ts";
import { getSellerLedger } from "../../../../src/workflows/seller-ledger/get-seller-ledger.ts";

/** The CSV of the current month, with an adjustment booked while it is written. */
export default async function write(container: MedusaContainer, { sellerId }: { sellerId: string }) {
  const month = tashkentMonth(new Date());
  const statement = await readStatement(container, { sellerId, month, language: "ru" });
  const note = { ru: "Пока пишется отчёт" };
  await getSellerLedger(container).adjustments.adjust({ sellerId, amount: 1_000, note, actor: "user_test" });
  let csv = "";
  for await (const part of statementCsv(statement)) csv += part;
  return csv;
}
