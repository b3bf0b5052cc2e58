import { z } from "zod";
import { page, pageQuery, success } from "./envelope.ts";
import { importStatuses, tableFormats } from "./import-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/product-imports.ts";
import { sellerLimits } from "./seller-limits.ts";
import { BinaryFile, Id, IdParams, Time } from "./shared-schemas.ts";

const rows = z.int().min(0);

/** A table of goods on its way into the shop. It is checked whole first; nothing is written until it is started. */
export const ProductImport = z
  .object({
    id: Id,
    fileName: z.string(),
    format: z.enum(tableFormats),
    status: z.enum(importStatuses),
    rows: rows.nullable().describe("null until they are counted"),
    checked: rows,
    written: rows,
    created: rows.describe("products that are, or would be, new"),
    updated: rows.describe("products that are, or would be, changed"),
    wrong: rows.describe("rows that cannot be taken; the others can"),
    problems: z
      .array(z.object({ row: z.int().min(1), column: z.string().nullable(), text: z.string() }))
      .describe("the first of them, in the language asked for; all are in the file of errors"),
    failure: z.string().nullable().describe("why the whole file cannot be taken, for a person"),
    createdAt: Time,
    finishedAt: Time.nullable(),
  })
  .meta({ id: "ProductImport" });

export type ProductImport = z.infer<typeof ProductImport>;

const ImportAnswer = success("ProductImportAnswer", ProductImport);
const formatQuery = z.strictObject({ format: z.enum(tableFormats).default("xlsx") });
const csv = "text/csv; charset=utf-8";
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

export const productImportsRoutes = defineRoutes({
  importTemplate: {
    ...splitEndpoint(routes.importTemplate),
    summary: "An empty table with its columns explained, in the language asked for",
    access: ["seller"],
    forward: { path: "/vendor/product-imports/template", languageInQuery: true, waitMs: 30_000 },
    sellerSection: "products",
    extension: true,
    query: formatQuery,
    file: [csv, xlsx],
    heavy: true,
    success: { status: 200, schema: BinaryFile },
  },
  exportProducts: {
    ...splitEndpoint(routes.exportProducts),
    summary: "The shop's goods as a table that can be changed and sent back",
    access: ["seller"],
    forward: { path: "/vendor/product-imports/export", languageInQuery: true, waitMs: 30_000 },
    sellerSection: "products",
    extension: true,
    query: formatQuery,
    file: [csv, xlsx],
    heavy: true,
    success: { status: 200, schema: BinaryFile },
  },
  productImports: {
    ...splitEndpoint(routes.productImports),
    summary: "Imports of the shop, newest first",
    access: ["seller"],
    forward: { path: "/vendor/product-imports", pick: "imports", languageInQuery: true },
    sellerSection: "products",
    extension: true,
    query: z.strictObject(pageQuery),
    success: { status: 200, schema: page("ProductImportPage", ProductImport) },
  },
  sendImport: {
    ...splitEndpoint(routes.sendImport),
    summary:
      "Send a table in: it is checked row by row and nothing is written yet; one that cannot be read has failed",
    access: ["seller"],
    forward: { path: "/vendor/product-imports", pick: "import", languageInQuery: true },
    sellerSection: "products",
    extension: true,
    form: z
      .strictObject({
        file: z
          .string()
          .meta({ format: "binary" })
          .describe(
            `CSV or XLSX, at most ${sellerLimits.importBytes} bytes and ${sellerLimits.importRowsMax} rows`,
          ),
      })
      .meta({ id: "ImportForm" }),
    formLimit: { bytes: sellerLimits.importBytes, code: "table_too_large" },
    success: { status: 201, schema: ImportAnswer },
    errors: ["malformed_form", "table_too_large", "form_expected", "table_type_refused", "import_under_way"],
  },
  productImport: {
    ...splitEndpoint(routes.productImport),
    summary: "How far an import is",
    access: ["seller"],
    forward: { path: "/vendor/product-imports/{id}", pick: "import", languageInQuery: true },
    sellerSection: "products",
    extension: true,
    params: IdParams,
    success: { status: 200, schema: ImportAnswer },
    errors: ["import_not_found"],
  },
  startImport: {
    ...splitEndpoint(routes.startImport),
    summary: "Write the rows that are right; a repeat changes nothing",
    access: ["seller"],
    forward: { path: "/vendor/product-imports/{id}/start", pick: "import", languageInQuery: true },
    sellerSection: "products",
    extension: true,
    params: IdParams,
    success: { status: 200, schema: ImportAnswer },
    errors: ["import_not_found", "conflict"],
  },
  cancelImport: {
    ...splitEndpoint(routes.cancelImport),
    summary: "Stop an import; what was written stays",
    access: ["seller"],
    forward: { path: "/vendor/product-imports/{id}/cancel", pick: "import", languageInQuery: true },
    sellerSection: "products",
    extension: true,
    params: IdParams,
    success: { status: 200, schema: ImportAnswer },
    errors: ["import_not_found", "conflict"],
  },
  importErrors: {
    ...splitEndpoint(routes.importErrors),
    summary: "Rows that could not be taken as they were sent, with what is wrong in a last column",
    access: ["seller"],
    forward: { path: "/vendor/product-imports/{id}/errors", languageInQuery: true, waitMs: 30_000 },
    sellerSection: "products",
    extension: true,
    params: IdParams,
    file: [csv],
    heavy: true,
    success: { status: 200, schema: BinaryFile },
    errors: ["import_not_found"],
  },
});
