import type { MedusaContainer } from "@medusajs/framework/types";
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
  type WorkflowData,
} from "@medusajs/framework/workflows-sdk";
import type { ReportReason } from "@bezak/contract/review-rules.ts";
import { ShopError } from "../../shop-error.ts";
import { noSuchReview, ownReview, getReviews } from "./review-step.ts";

interface Report {
  id: string;
  customerId: string;
  reason: ReportReason;
  text?: string | null;
}

const reportStep = createStep(
  "report-review",
  async ({ id, customerId, reason, text }: Report, { container }) => {
    const reviews = getReviews(container);
    const { verdict, reportId } = await reviews.report(id, customerId, { reason, text: text || null });
    if (verdict === "unknown") throw noSuchReview();
    if (verdict === "own") throw ownReview();
    if (verdict === "repeated") throw new ShopError(409, "report_exists", "Reported by this person already");
    return new StepResponse(reportId, reportId);
  },
  async (reportId, { container }) => {
    if (reportId) await getReviews(container).deleteReviewReports([reportId]);
  },
);

const reportReviewWorkflow = createWorkflow(
  "report-review",
  (report: WorkflowData<Report>) => new WorkflowResponse(reportStep(report)),
);

/** Once per person. @throws ShopError 404 review_not_found, 409 own_review | report_exists */
export async function reportReview(container: MedusaContainer, report: Report): Promise<void> {
  await reportReviewWorkflow(container).run({ input: report });
}
