import type { Language } from "@bezak/contract/languages.ts";
import type { Sum } from "@bezak/contract/money.ts";
import { ledgerEntryTypes } from "@bezak/contract/payout-status.ts";
import { facts, heading, openPdf, type Pdf } from "../../documents/pdf-document.ts";
import { pdfTable } from "../../documents/pdf-table.ts";
import { formatSum } from "../../text/format-sum.ts";
import type { StatementLine, StatementOf } from "./read-statement.ts";

/** More lines than this are summed up by day: a longer PDF is of no use and would occupy the process for too long. */
const LINES_MAX = 600;

export function openStatement({ month, words, language }: StatementOf): Pdf {
  const title = words.title(month.month);
  return openPdf({ title, language, size: "A4", margin: 40, footer: words.page });
}

/** Totals first, then each line of the month. */
export async function writeStatement(pdf: Pdf, statement: StatementOf): Promise<void> {
  const { month, words, language, shop } = statement;
  const lines: StatementLine[] = [];
  const short = month.entries <= LINES_MAX;
  for await (const batch of statement.lines()) {
    if (short) lines.push(...batch);
    else addByDay(lines, batch);
  }
  pdf.addPage();
  heading(pdf, words.title(month.month), `${words.shop}: ${shop}`);
  facts(pdf, [
    [words.opening, signed(month.opening, language)],
    ...ledgerEntryTypes.map((type) => [words.types[type], signed(month.totals[type], language)] as const),
    [words.closing, signed(month.closing, language)],
  ]);
  if (!short) pdf.text(words.byDay).moveDown(0.5);
  const { at, type, number, note, amount, balance } = words.columns;
  pdfTable(
    pdf,
    [
      { title: at, share: 17 },
      { title: type, share: 17 },
      { title: number, share: 16 },
      { title: note, share: 22 },
      { title: amount, share: 14, align: "right" },
      { title: balance, share: 14, align: "right" },
    ],
    lines.map((line) => [
      asRead(line.at),
      words.types[line.type],
      line.number,
      describeProduct(line),
      grouped(line.amount),
      short ? grouped(line.balance) : "",
    ]),
  );
}

/** `22.11.2026 14:05`, for reading; the CSV has sortable dates. */
const asRead = (at: string) => at.replace(/^(\d+)-(\d+)-(\d+)/, "$3.$2.$1");

const describeProduct = ({ note, pieces }: StatementLine) => (note && pieces ? `${note} × ${pieces}` : note);

/** One line per day and kind of entry; batches are in chronological order. */
function addByDay(days: StatementLine[], batch: readonly StatementLine[]): void {
  for (const line of batch) {
    const at = line.at.slice(0, 10);
    const known = days.findLast((one) => one.at === at && one.type === line.type);
    if (known) known.amount += line.amount;
    else days.push({ ...line, at, number: "", note: "", pieces: null });
  }
}

const minus = "\u2212";

const signed = (amount: Sum, language: Language) =>
  `${amount < 0 ? minus : ""}${formatSum(Math.abs(amount), language)}`;

const grouped = (amount: Sum) =>
  // oxlint-disable-next-line regexp/no-super-linear-move -- a number has some twenty digits at most
  `${amount < 0 ? minus : ""}${String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, "\u00a0")}`;
