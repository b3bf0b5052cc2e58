import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import { receiptsExport } from "../../../../workflows/list-export/money-lists.ts";
import { exportRoute } from "../../../export-route.ts";

export const GET = exportRoute(listExportRoutes.exportCashReceipts, receiptsExport);
