import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import { categoriesExport } from "../../../../workflows/list-export/categories-list.ts";
import { exportRoute } from "../../../export-route.ts";

export const GET = exportRoute(listExportRoutes.exportCategories, categoriesExport);
