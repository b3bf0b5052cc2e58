import type { ProductImport } from "@bezak/contract/product-imports.ts";
import type { Reply, SeenCall } from "./fake-commerce.ts";

const now = "2026-11-01T10:00:00.000Z";

export const productImport: ProductImport & Record<string, unknown> = {
  ...{ id: "import_1", fileName: "goods.xlsx", format: "xlsx", status: "checked", rows: 3, checked: 3 },
  ...{ written: 0, created: 1, updated: 1, wrong: 1, failure: null, createdAt: now, finishedAt: null },
  problems: [{ row: 4, column: "Цена, сум", text: "Не меньше 1" }],
  // what the rows hold is in the file of errors
  cells: ["Кольцо"],
};

const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const csv = "text/csv; charset=utf-8";

const ok = (body: unknown, status = 200): Reply => ({ status, body });

/** What a healthy commerce answers to the calls about imports; null for any other. */
export function productImportAnswers({ method, path, query }: SeenCall): Reply | null {
  const base = "/vendor/product-imports";
  switch (`${method} ${path}`) {
    case `GET ${base}/template`:
    case `GET ${base}/export`:
      return { status: 200, body: "bytes of a table", type: query.get("format") === "csv" ? csv : xlsx };
    case `GET ${base}/import_1/errors`:
      return { status: 200, body: "row;error", type: csv };
    case `GET ${base}`:
      return ok({ imports: [productImport], count: 1 });
    case `POST ${base}`:
      return ok({ import: { ...productImport, status: "checking" } }, 201);
    case `GET ${base}/import_1`:
      return ok({ import: productImport });
    case `POST ${base}/import_1/start`:
      return ok({ import: { ...productImport, status: "running" } });
    case `POST ${base}/import_1/cancel`:
      return ok({ import: { ...productImport, status: "cancelled" } });
    default:
      return null;
  }
}
