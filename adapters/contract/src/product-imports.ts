import { z } from "zod";
import { page, pageQuery, success } from "./envelope.ts";
import { importStatuses, tableFormats } from "./import-status.ts";
import { defineRoutes, splitEndpoint } from "./route.ts";
import * as routes from "./routes/product-imports.ts";
import { sellerLimits } from "./seller-limits.ts";
import { BinaryFile, Id, IdParams, Time } from "./shared-schemas.ts";

const rows = z.int().min(0);

/** The whole spreadsheet is checked first; nothing is written until the import is started. */
export const ProductImport = z
  .object({
    id: Id,
    fileName: z.string(),
    format: z.enum(tableFormats),
    status: z.enum(importStatuses),
    rows: rows.nullable().describe("null until the rows are counted"),
    checked: rows,
    written: rows,
    created: rows.describe("products that are, or would be, new"),
    updated: rows.describe("products that are, or would be, changed"),
    wrong: rows.describe("invalid rows; the others can be imported"),
    problems: z
      .array(z.object({ row: z.int().min(1), column: z.string().nullable(), text: z.string() }))
      .describe("the first problems, in the requested language; the error file has all"),
    failure: z.string().nullable().describe("a message about why the whole file is invalid"),
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
    summary: "An empty spreadsheet that explains its columns, in the requested language",
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
    summary: "The shop's products as a spreadsheet that can be changed and imported",
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
      "Upload a spreadsheet and check it row by row, without writing products yet; an unreadable one fails",
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
    summary: "Status and progress of an import",
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
    summary: "Write the valid rows; a repeat changes nothing",
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
    summary: "Stop an import; rows already written stay",
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
    summary: "The invalid rows as they were sent, with the error in an extra last column",
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
