import { savedViewsRoutes } from "@bezak/contract/saved-views.ts";
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readViews, refuseHiddenList } from "../../../workflows/saved-view/view-row.ts";
import { saveView } from "../../../workflows/saved-view/save-view.ts";
import type { RequestBody } from "../../body-middlewares.ts";
import { getIdempotencyKey } from "../../idempotency-key.ts";
import { parseQuery } from "../../parse-query.ts";
import { rankOf } from "../../require-rank.ts";

/** Lists the views of a list that the administrator may use: `{views}`. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { list } = parseQuery(savedViewsRoutes.savedViews.query, req.query);
  refuseHiddenList(list, rankOf(req));
  res.json({ views: await readViews(req.scope, { list, adminId: req.auth_context.actor_id }) });
}

/** Saves a view: 201 `{view}`. Without an `Idempotency-Key` every request is a new one. */
export async function POST(
  req: AuthenticatedMedusaRequest<RequestBody<typeof savedViewsRoutes.saveView>>,
  res: MedusaResponse,
): Promise<void> {
  const { actor_id: adminId } = req.auth_context;
  refuseHiddenList(req.validatedBody.list, rankOf(req));
  const creation = { adminId, body: req.validatedBody, key: getIdempotencyKey(req) };
  res.status(201).json({ view: await saveView(req.scope, creation) });
}
