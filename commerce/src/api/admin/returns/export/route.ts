import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import { returnsExport } from "../../../../workflows/list-export/returns-list.ts";
import { exportRoute } from "../../../export-route.ts";

export const GET = exportRoute(listExportRoutes.exportReturns, returnsExport);
