import type { listExportRoutes } from "../list-exports.ts";
import type { Examples } from "./example.ts";

export const listExportExamples: Examples<typeof listExportRoutes> = {
  exportUsers: { request: { query: { format: "csv", role: "seller" } } },
  exportProductsOfShops: { request: { query: { format: "xlsx", status: "hidden" } } },
  exportParcels: { request: { query: { format: "csv", status: "late" } } },
  exportPayments: { request: { query: { format: "csv", state: "late" } } },
  exportShops: { request: { query: { format: "xlsx", sort: "balance_desc" } } },
  exportApplications: { request: { query: { format: "csv", status: "pending" } } },
  exportReviews: { request: { query: { format: "xlsx", status: "pending" } } },
  exportContactMessages: { request: { query: { format: "csv", status: "new" } } },
  exportPayouts: { request: { query: { format: "xlsx", status: "paid" } } },
  exportRefundsOwed: { request: { query: { format: "csv", reason: "cash_return" } } },
  exportCashReceipts: { request: { query: { format: "csv", status: "received" } } },
  exportAdjustments: { request: { query: { format: "csv", status: "waiting" } } },
  exportReturns: { request: { query: { format: "csv", status: "requested" } } },
  exportApprovals: { request: { query: { format: "csv", status: "waiting" } } },
  exportCommissionRules: { request: { query: { format: "xlsx" } } },
  exportJobs: { request: { query: { format: "csv", status: "done" } } },
  exportJobRows: { request: { params: { id: "job_1" }, query: { format: "csv", state: "failed" } } },
  exportCategories: { request: { query: { format: "csv", q: "кольца" } } },
  exportBanners: { request: { query: { format: "csv", position: "home" } } },
  exportSections: { request: { query: { format: "xlsx", type: "text" } } },
  exportTeam: { request: { query: { format: "csv" } } },
  exportFigures: { request: { query: { table: "top_products", period: "30d", format: "xlsx" } } },
  exportShopEntries: { request: { params: { id: "sel_1" }, query: { format: "csv", month: "2026-11" } } },
};
