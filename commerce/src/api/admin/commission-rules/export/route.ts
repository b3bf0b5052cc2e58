import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import { commissionExport } from "../../../../workflows/list-export/commission-list.ts";
import { exportRoute } from "../../../export-route.ts";

export const GET = exportRoute(listExportRoutes.exportCommissionRules, commissionExport);
