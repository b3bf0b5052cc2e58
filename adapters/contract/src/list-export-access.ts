import {
  anyRank,
  catalogue,
  managers,
  moderators,
  money,
  orderReaders,
  service,
  type AccessRow,
} from "./access-rows.ts";
import type { listExportRoutes } from "./list-exports.ts";

/** Whoever reads a list may save it; that of shops has their balances, so it is saved by those who see money. */
export const listExportAccess: Record<keyof typeof listExportRoutes, AccessRow> = {
  exportUsers: service,
  exportProductsOfShops: catalogue,
  exportParcels: orderReaders,
  exportPayments: orderReaders,
  exportShops: money,
  exportApplications: managers,
  exportReviews: moderators,
  exportContactMessages: service,
  exportPayouts: money,
  exportRefundsOwed: money,
  exportCashReceipts: money,
  exportAdjustments: money,
  exportShopEntries: money,
  exportCommissionRules: money,
  // of the kinds that the caller may carry out
  exportJobs: anyRank,
  exportJobRows: anyRank,
  exportApprovals: orderReaders,
  exportReturns: orderReaders,
  exportCategories: catalogue,
  exportBanners: catalogue,
  exportSections: catalogue,
  exportTeam: managers,
  exportFigures: money,
};
