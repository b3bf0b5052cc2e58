import { anyRank, managers, treasury, type AccessRow } from "./access-rows.ts";
import type { sellerAdminRoutes } from "./seller-admin.ts";

/** Shops; what a rank does not see of one is in `access-parts.ts`. */
export const shopAdminAccess: Record<keyof typeof sellerAdminRoutes, AccessRow> = {
  administeredShops: anyRank,
  administeredShop: anyRank,
  suspendShop: managers,
  resumeShop: managers,
  setCashCollector: treasury,
};
