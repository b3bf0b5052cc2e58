import { listExportRoutes } from "@bezak/contract/list-exports.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readFigureTable } from "../../../../workflows/list-export/figure-exports.ts";
import { exportRoute } from "../../../export-route.ts";
import { parseQuery } from "../../../parse-query.ts";

const { exportFigures } = listExportRoutes;

/** Sends a table of figures as a file. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { language: _, ...query } = req.query;
  const table = await readFigureTable(req.scope, parseQuery(exportFigures.query, query));
  await exportRoute(exportFigures, table)(req, res);
}
