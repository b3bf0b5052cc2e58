import * as routes from "@bezak/contract/routes/review-admin.ts";
import type { AdministeredReview, ReviewDecision, reviewAdminRoutes } from "@bezak/contract/review-admin.ts";
import { answer, failure } from "./answers.ts";
import { parameter, toPage } from "./finance-answers.ts";
import { mock } from "./mock.ts";
import { administeredReviews } from "./moderation-fixtures.ts";

type Routes = typeof reviewAdminRoutes;

let stored = administeredReviews;
let decisions: readonly ReviewDecision[] = [];

/** Resets the reviews to the first or the given ones. */
export function resetModeration(to: readonly AdministeredReview[] = administeredReviews): void {
  stored = to;
  decisions = [];
}

/** The bodies of all decisions since the reset. */
export const sentDecisions = () => decisions;

/** Changes a review as another person, which gives it another version. */
export function changeReviewElsewhere(id: string, change: Partial<AdministeredReview>): void {
  stored = stored.map((one) => (one.id === id ? { ...one, version: `${one.version}+`, ...change } : one));
}

export const moderationHandlers = [
  mock(routes.administeredReviews, ({ request }) => {
    const status = parameter(request, "status");
    const reported = parameter(request, "reported");
    const q = parameter(request, "q")?.toLowerCase() ?? "";
    const rows = stored.filter(
      (one) =>
        (!status || one.status === status) &&
        (!reported || String(one.reports.open > 0) === reported) &&
        `${one.text} ${one.author.name} ${one.shop?.name}`.toLowerCase().includes(q),
    );
    return answer<Routes["administeredReviews"]>(toPage(request, rows));
  }),
  mock(routes.setReviewStatus, async ({ params, request }) => {
    const decision = (await request.json()) as ReviewDecision;
    decisions = [...decisions, decision];
    const current = stored.find(({ id }) => id === params.id);
    if (!current) return failure("review_not_found", "Отзыв не найден");
    if (decision.version !== current.version)
      return failure("stale_version", "Данные уже изменились", { current });
    changeReviewElsewhere(current.id, {
      status: decision.status,
      rejectionReason: decision.status === "rejected" ? (decision.reason ?? null) : null,
      reports: {
        ...current.reports,
        open: 0,
        latest: current.reports.latest.map((one) => ({ ...one, open: false })),
      },
    });
    return answer<Routes["setReviewStatus"]>({
      success: true,
      data: stored.find(({ id }) => id === current.id)!,
    });
  }),
];
