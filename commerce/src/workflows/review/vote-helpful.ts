import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import { noSuchReview, ownReview, getReviews } from "./review-step.ts";

interface Vote {
  id: string;
  customerId: string;
  voted: boolean;
}

const voteStep = createStep(
  "vote-helpful",
  async (vote: Vote, { container }) => {
    const { id, customerId, voted } = vote;
    const reviews = getReviews(container);
    const { verdict, helpful } = voted
      ? await reviews.vote(id, customerId)
      : await reviews.withdrawVote(id, customerId);
    if (verdict === "unknown") throw noSuchReview();
    if (verdict === "own") throw ownReview();
    return new StepResponse({ helpful, voted }, verdict === "done" ? vote : undefined);
  },
  async (done, { container }) => {
    if (!done) return;
    const reviews = getReviews(container);
    await (done.voted
      ? reviews.withdrawVote(done.id, done.customerId)
      : reviews.vote(done.id, done.customerId));
  },
);

const voteHelpfulWorkflow = createWorkflow(
  "vote-helpful",
  (vote: WorkflowData<Vote>) => new WorkflowResponse(voteStep(vote)),
);

/** Sets or withdraws the person's only vote. @throws ShopError 404 review_not_found, 409 own_review */
export async function voteHelpful(
  container: MedusaContainer,
  vote: Vote,
): Promise<{ helpful: number; voted: boolean }> {
  return (await voteHelpfulWorkflow(container).run({ input: vote })).result;
}
