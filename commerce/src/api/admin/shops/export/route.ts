import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import { shopsExport } from "../../../../workflows/list-export/shop-lists.ts";
import { exportRoute } from "../../../export-route.ts";

export const GET = exportRoute(listExportRoutes.exportShops, shopsExport);
