import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import type { MedusaRequest } from "@medusajs/framework/http";
import { reviewsExport } from "../../../../workflows/list-export/people-lists.ts";
import { exportRoute } from "../../../export-route.ts";
import { mayUsePart } from "../../../require-rank.ts";

const addSeen = <Query extends object>(query: Query, req: MedusaRequest) => ({
  ...query,
  hidesAuthors: !mayUsePart(req, "reviewAuthors"),
});

export const GET = exportRoute(listExportRoutes.exportReviews, reviewsExport, addSeen);
