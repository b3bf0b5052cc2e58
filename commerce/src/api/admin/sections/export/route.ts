import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import { sectionsExport } from "../../../../workflows/list-export/content-lists.ts";
import { exportRoute } from "../../../export-route.ts";

export const GET = exportRoute(listExportRoutes.exportSections, sectionsExport);
