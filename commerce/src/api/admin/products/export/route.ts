import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import { productsExport } from "../../../../workflows/list-export/shop-lists.ts";
import { exportRoute } from "../../../export-route.ts";

export const GET = exportRoute(listExportRoutes.exportProductsOfShops, productsExport);
