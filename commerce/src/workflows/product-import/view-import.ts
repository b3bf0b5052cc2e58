import type { Language } from "@bezak/contract/languages.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { ImportRow } from "../../modules/product-import/import-row.ts";
import type { RowProblem } from "../../product-import/row-problem.ts";
import type { FaultDetails, TableFault } from "../../product-import/table/table-problem.ts";
import { failureText } from "../../product-import/words/failure-texts.ts";
import { columnTitle, problemText } from "../../product-import/words/problem-texts.ts";
import { ShopError } from "../../shop-error.ts";
import { getImports } from "./import-module.ts";

/** Problems on a page; the file of errors has all of them. */
const SHOWN = 50;

const time = (date: Date | string) => new Date(date).toISOString();

const noSuchImport = () => new ShopError(404, "import_not_found", "There is no such import");

/** The contract's `ProductImport`, with messages in the reader's language. */
export async function viewImports(
  container: MedusaContainer,
  rows: readonly ImportRow[],
  language: Language,
) {
  const ids = rows.filter(({ wrong }) => wrong > 0).map(({ id }) => id);
  const found = ids.length > 0 ? await getImports(container).firstWrong(ids, SHOWN) : [];
  return rows.map((row) => {
    const wrong = found.filter(({ import_id }) => import_id === row.id);
    const problems = wrong.flatMap(({ number, problems }) =>
      ((problems?.list ?? []) as RowProblem[]).map((problem) => ({
        row: number,
        column: columnTitle(problem, language),
        text: problemText(problem, language),
      })),
    );
    return toView(row, problems.slice(0, SHOWN), language);
  });
}

interface ProblemView {
  row: number;
  column: string | null;
  text: string;
}

function toView(row: ImportRow, problems: ProblemView[], language: Language) {
  const { failure } = row;
  return {
    id: row.id,
    fileName: row.file_name,
    format: row.format,
    status: row.status,
    rows: row.rows,
    checked: row.checked,
    written: row.written,
    wrong: row.wrong,
    created: row.created,
    updated: row.updated,
    problems,
    failure: failure && failureText(failure.fault as TableFault, failure.details as FaultDetails, language),
    createdAt: time(row.created_at),
    finishedAt: row.finished_at && time(row.finished_at),
  };
}

export async function viewImport(container: MedusaContainer, row: ImportRow, language: Language) {
  const [view] = await viewImports(container, [row], language);
  return view!;
}

/** @throws ShopError 404 import_not_found, also for another shop's */
export async function findImport(
  container: MedusaContainer,
  sellerId: string,
  id: string,
): Promise<ImportRow> {
  const row = await getImports(container).find(id, sellerId);
  if (!row) throw noSuchImport();
  return row;
}
