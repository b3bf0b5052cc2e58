import type { Language } from "@bezak/contract/languages.ts";
import type { TableFormat } from "@bezak/contract/import-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { attributeColumns, headings, productCells } from "../../product-import/export-cells.ts";
import { columnKeys, templateKeys, type FileColumn } from "../../product-import/columns.ts";
import type { ProductForm } from "../../product-import/product-form.ts";
import type { RowProblem } from "../../product-import/row-problem.ts";
import type { SentFile } from "../../documents/send-file.ts";
import { tableFile } from "../../product-import/table-file.ts";
import { templateRows } from "../../product-import/template-rows.ts";
import { faultTitle } from "../../product-import/words/column-texts.ts";
import { columnTitle, problemText } from "../../product-import/words/problem-texts.ts";
import { inTransaction } from "../users/sql.ts";
import { getImports } from "./import-module.ts";
import { readCategoryIndex } from "./read-category-index.ts";
import { readForms } from "./read-forms.ts";
import { findImport } from "./view-import.ts";

/** Products or rows that are read at once while a file is written. */
const PAGE = 100;
/** Columns of attributes in a template; a file may have 200 columns. */
const ATTRIBUTES = 100;

export interface FileWish {
  format: TableFormat;
  language: Language;
}

/** An empty table with an explanation and an example. */
export async function makeTemplate(
  container: MedusaContainer,
  { format, language }: FileWish,
): Promise<SentFile> {
  const book = await readCategoryIndex(container);
  const all = attributeColumns(book.all.flatMap(({ attributes }) => attributes));
  const attributes = [...all.values()].slice(0, ATTRIBUTES);
  const rows = templateRows(attributes, language);
  const columns = { keys: templateKeys, others: attributes.length };
  return tableFile(format, `bezak-template-${language}`, rows, columns);
}

/** All products of a shop, a row per variant, read page by page while the file is sent. */
export async function exportProducts(
  container: MedusaContainer,
  sellerId: string,
  { format, language }: FileWish,
): Promise<SentFile> {
  const book = await readCategoryIndex(container);
  const used = await inTransaction(container, (sql) =>
    sql<{ id: string }>(
      `select distinct link.product_category_id as id from product_category_product link
       join seller_seller_product_product owned on owned.product_id = link.product_id
       where owned.seller_id = ? and owned.deleted_at is null`,
      [sellerId],
    ),
  );
  const attributes = attributeColumns(used.flatMap(({ id }) => book.byCategoryId(id)?.attributes ?? []));
  async function* rows() {
    yield headings(attributes.values(), language);
    for await (const form of readAllForms()) yield* productCells(form, attributes, book, language);
  }
  async function* readAllForms(): AsyncGenerator<ProductForm> {
    for (let after = ""; ;) {
      const { ids, page } = await inTransaction(container, async (sql) => {
        const ids = await sql<{ id: string }>(
          `select product.id from product join seller_seller_product_product owned on owned.product_id = product.id
           where owned.seller_id = ? and owned.deleted_at is null and product.deleted_at is null and product.id > ?
           order by product.id limit ?`,
          [sellerId, after, PAGE],
        );
        const found = await readForms(
          sql,
          sellerId,
          ids.map(({ id }) => id),
          book,
        );
        return { ids, page: ids.flatMap(({ id }) => found.get(id) ?? []) };
      });
      yield* page;
      // a product that is being deleted may be missing from the page
      const last = ids.at(-1);
      if (!last || ids.length < PAGE) return;
      after = last.id;
    }
  }
  return tableFile(format, "bezak-products", rows(), { keys: columnKeys, others: attributes.size });
}

/** The rows with problems, as they were sent, with a column of messages. @throws ShopError 404 import_not_found */
export async function errorFile(
  container: MedusaContainer,
  sellerId: string,
  { id, language }: { id: string; language: Language },
): Promise<SentFile> {
  const imports = getImports(container);
  const { titles, list } = (await findImport(container, sellerId, id)).columns;
  // the messages of an earlier file of errors are left out
  const noteColumns = titles.flatMap((_, at) => ((list as FileColumn[])[at] === "note" ? [] : at));
  async function* rows() {
    yield [...noteColumns.map((at) => titles[at] ?? ""), faultTitle[language]];
    for (let after = 0; ;) {
      const page = await imports.wrong(id, after, PAGE);
      for (const { cells, problems } of page) {
        const reported = ((problems?.list ?? []) as RowProblem[]).map((problem) => {
          const text = problemText(problem, language);
          const title = columnTitle(problem, language);
          return title === null ? text : `${title}: ${text}`;
        });
        yield [...noteColumns.map((at) => cells[at] ?? ""), reported.join("; ")];
      }
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      after = last.number;
    }
  }
  return tableFile("csv", "bezak-import-errors", rows(), { keys: [], others: noteColumns.length + 1 });
}
