import { contentVersionRoutes } from "@bezak/contract/content-versions.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listVersions } from "../../../../../workflows/content/content-versions.ts";
import { readSql } from "../../../../../workflows/users/sql.ts";
import { findTable } from "../../../../../workflows/content/write-content.ts";
import { parseQuery } from "../../../../parse-query.ts";

/** Lists the versions of a banner or a section, also of a deleted one: `{versions, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const query = parseQuery(contentVersionRoutes.contentVersions.query, req.query);
  const id = req.params.id ?? "";
  await findTable(readSql(req.scope), id);
  res.json(await listVersions(req.scope, id, query));
}
