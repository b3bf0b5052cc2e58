import { contentVersionRoutes } from "@bezak/contract/content-versions.ts";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listDeleted } from "../../../../workflows/content/content-versions.ts";
import { parsePage } from "../../../parse-query.ts";

const tables = { banners: "banner", sections: "section" } as const;

/** Lists what can be restored: `{deleted, count}`. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { kind, ...page } = parsePage(contentVersionRoutes.deletedContent.query, req.query);
  res.json(await listDeleted(req.scope, tables[kind], page));
}
