import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { parseQuery } from "../../parse-query.ts";
import { readBanners } from "../../../content/read-banners.ts";

const bannerQuery = z.strictObject({ position: z.string().min(1).max(40).optional() });

/** Lists the banners shown now, in order. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { position } = parseQuery(bannerQuery, req.query);
  res.json({ banners: await readBanners(req.scope, position) });
}
