import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { voteHelpful } from "../../../../../workflows/review/vote-helpful.ts";
import type { VoteBody } from "../../validators.ts";

/** Gives a vote or withdraws it: `{helpful, voted}`. */
export async function POST(req: AuthenticatedMedusaRequest<VoteBody>, res: MedusaResponse): Promise<void> {
  const { actor_id: customerId } = req.auth_context;
  const { voted } = req.validatedBody;
  res.json(await voteHelpful(req.scope, { id: req.params.id ?? "", customerId, voted }));
}
