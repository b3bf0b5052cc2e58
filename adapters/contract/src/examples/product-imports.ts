import type { ProductImport, productImportsRoutes } from "../product-imports.ts";
import type { Examples } from "./example.ts";

export const productImport: ProductImport = {
  id: "import_1",
  fileName: "goods.xlsx",
  format: "xlsx",
  status: "checked",
  rows: 3,
  checked: 3,
  written: 0,
  created: 1,
  updated: 1,
  wrong: 1,
  problems: [{ row: 4, column: "Цена, сум", text: "Не меньше 1" }],
  failure: null,
  createdAt: "2026-11-01T10:00:00.000Z",
  finishedAt: null,
};

export const productImportsExamples: Examples<typeof productImportsRoutes> = {
  importTemplate: { request: { query: { format: "csv" } } },
  exportProducts: { request: { query: { format: "xlsx" } } },
  productImports: {
    request: { query: { page: 1, limit: 5 } },
    answer: { success: true, data: [productImport], pagination: { page: 1, limit: 5, total: 1, pages: 1 } },
  },
  sendImport: { answer: { success: true, data: { ...productImport, status: "checking" } } },
  productImport: { request: { params: { id: "import_1" } }, answer: { success: true, data: productImport } },
  startImport: {
    request: { params: { id: "import_1" } },
    answer: { success: true, data: { ...productImport, status: "running" } },
  },
  cancelImport: {
    request: { params: { id: "import_1" } },
    answer: { success: true, data: { ...productImport, status: "cancelled" } },
  },
  importErrors: { request: { params: { id: "import_1" } } },
};
