import { orderTimelineRoutes } from "@bezak/contract/order-timeline.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readTimeline } from "../../../../../workflows/order-timeline/read-timeline.ts";
import { createLanguageQuery } from "../../../../language-query.ts";
import { parsePage } from "../../../../parse-query.ts";

const Query = createLanguageQuery(orderTimelineRoutes.orderTimeline);

/** What happened to the order of a parcel, newest first: `{events, count}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const page = { ...parsePage(Query, req.query), readerId: req.auth_context.actor_id };
  res.json(await readTimeline(req.scope, req.params.id ?? "", page));
}
