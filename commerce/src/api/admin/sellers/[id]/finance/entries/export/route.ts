import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopEntriesExport } from "../../../../../../../workflows/list-export/shop-entries.ts";
import { findSeller } from "../../../../../../../workflows/seller-ledger/shop-money.ts";
import { exportRoute } from "../../../../../../export-route.ts";

/** Sends entries of a shop's balance as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { id } = await findSeller(req.scope, req.params.id ?? "");
  await exportRoute(listExportRoutes.exportShopEntries, shopEntriesExport(id))(req, res);
}
