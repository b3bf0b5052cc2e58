import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { voteHelpful } from "../../../../../workflows/review/vote-helpful.ts";

/** Adds a vote: `{helpful, voted}`. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await answerVote(req, res, true);
}

/** Removes the vote: `{helpful, voted}`. */
export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  await answerVote(req, res, false);
}

async function answerVote(req: AuthenticatedMedusaRequest, res: MedusaResponse, voted: boolean) {
  const { actor_id: customerId } = req.auth_context;
  res.json(await voteHelpful(req.scope, { id: req.params.id ?? "", customerId, voted }));
}
