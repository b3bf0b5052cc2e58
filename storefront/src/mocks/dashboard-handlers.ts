import * as routes from "@bezak/contract/routes/dashboard.ts";
import * as visits from "@bezak/contract/routes/visits.ts";
import type { visitsRoutes } from "@bezak/contract/visits.ts";
import type { DashboardPeriod } from "@bezak/contract/dashboard-periods.ts";
import { periodDays } from "@bezak/contract/dashboard-periods.ts";
import type { dashboardRoutes, ShopReview } from "@bezak/contract/dashboard.ts";
import { answer, failure } from "./answers.ts";
import { busyDashboard, shopReviews } from "./dashboard-fixtures.ts";
import { guest, signedIn } from "./people-handlers.ts";
import { mock } from "./mock.ts";

type Routes = typeof dashboardRoutes & typeof visitsRoutes;

let reviews: readonly ShopReview[] = shopReviews;

/** Resets the reviews and their replies. */
export function resetShopReviews(to: readonly ShopReview[] = shopReviews): void {
  reviews = to;
}

const isAnswered = ({ sellerReply }: ShopReview) => sellerReply !== null;

export const dashboardHandlers = [
  mock(routes.sellerDashboard, ({ request }) => {
    if (!signedIn(request)) return guest();
    const period = (new URL(request.url).searchParams.get("period") ?? "30d") as DashboardPeriod;
    return answer<Routes["sellerDashboard"]>({ success: true, data: busyDashboard(periodDays[period]) });
  }),
  mock(routes.shopReviews, ({ request }) => {
    if (!signedIn(request)) return guest();
    const { searchParams: parameters } = new URL(request.url);
    const [page, limit] = [Number(parameters.get("page") ?? 1), Number(parameters.get("limit") ?? 20)];
    const answered = parameters.get("answered");
    const chosen = reviews.filter((one) => answered === null || isAnswered(one) === (answered === "true"));
    return answer<Routes["shopReviews"]>({
      success: true,
      data: chosen.slice((page - 1) * limit, page * limit),
      counts: { all: reviews.length, unanswered: reviews.filter((one) => !isAnswered(one)).length },
      pagination: { page, limit, total: chosen.length, pages: Math.ceil(chosen.length / limit) },
    });
  }),
  mock(routes.replyToReview, async ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const one = reviews.find(({ id }) => id === params.id);
    if (!one) return failure("review_not_found", "Отзыв не найден");
    const { text, replaces = null } = (await request.json()) as { text: string; replaces?: string | null };
    if ((one.sellerReply?.text ?? null) !== replaces) return failure("conflict", "Данные уже изменились");
    if (!one.canReply) return failure("reply_final", "Ответ больше нельзя изменить");
    const createdAt = one.sellerReply?.createdAt ?? new Date().toISOString();
    const data = {
      ...one,
      sellerReply: { text, createdAt },
      canReply: true,
      replyUntil: new Date(Date.parse(createdAt) + 86_400_000).toISOString(),
    };
    reviews = reviews.map((other) => (other.id === data.id ? data : other));
    return answer<Routes["replyToReview"]>({ success: true, data, message: "Ответ опубликован" });
  }),
  mock(visits.countVisit, () => answer<Routes["countVisit"]>({ success: true, data: {} })),
  mock(visits.countSearch, () => answer<Routes["countSearch"]>({ success: true, data: {} })),
  mock(routes.viewProduct, () => answer<Routes["viewProduct"]>({ success: true, data: {} })),
];
