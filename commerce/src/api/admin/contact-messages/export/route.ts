import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import { messagesExport } from "../../../../workflows/list-export/people-lists.ts";
import { exportRoute } from "../../../export-route.ts";

export const GET = exportRoute(listExportRoutes.exportContactMessages, messagesExport);
