import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import { reviewsExport } from "../../../../workflows/list-export/people-lists.ts";
import { exportRoute } from "../../../export-route.ts";

export const GET = exportRoute(listExportRoutes.exportReviews, reviewsExport);
