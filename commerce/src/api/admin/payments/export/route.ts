import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import { paymentsExport } from "../../../../workflows/list-export/payments-list.ts";
import { exportRoute } from "../../../export-route.ts";

export const GET = exportRoute(listExportRoutes.exportPayments, paymentsExport);
