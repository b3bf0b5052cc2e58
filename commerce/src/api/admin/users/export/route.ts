import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import { usersExport } from "../../../../workflows/list-export/people-lists.ts";
import { exportRoute } from "../../../export-route.ts";

export const GET = exportRoute(listExportRoutes.exportUsers, usersExport);
