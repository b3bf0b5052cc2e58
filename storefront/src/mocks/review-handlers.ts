import * as routes from "@bezak/contract/routes/reviews.ts";
import type { NewReview, OwnReview, Review, reviewsRoutes } from "@bezak/contract/reviews.ts";
import { answer, failure } from "./answers.ts";
import { buyer, guest, signedIn } from "./people-handlers.ts";
import { review, reviews, toSummary } from "./review-fixtures.ts";
import { mock } from "./mock.ts";

type Routes = typeof reviewsRoutes;

const orders: Record<string, (a: Review, b: Review) => number> = {
  newest: (a, b) => (a.createdAt < b.createdAt ? 1 : -1),
  oldest: (a, b) => (a.createdAt < b.createdAt ? -1 : 1),
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
  helpful: (a, b) => b.helpful - a.helpful,
};

/** The user's own review; it is not stored. */
function written(body: NewReview, id = "prev_own"): OwnReview {
  const { title = null, images = [], ...rest } = body;
  return {
    ...review(1, { id, author: { name: buyer.name }, helpful: 0, verifiedPurchase: false }),
    ...rest,
    title,
    images,
    status: "pending",
    rejectionReason: null,
  };
}

const thanks = "Спасибо! Отзыв появится после проверки";
const found = (id: unknown) => reviews.find((one) => one.id === id);
const unknown = () => failure("review_not_found", "Отзыв не найден");

/** All products have the same reviews. */
export const reviewHandlers = [
  mock(routes.productReviews, ({ request }) => {
    const { searchParams: parameters } = new URL(request.url);
    const rating = Number(parameters.get("rating"));
    const photos = parameters.get("withPhotos") === "true";
    const [page, limit] = [Number(parameters.get("page") ?? 1), Number(parameters.get("limit") ?? 20)];
    const chosen = reviews
      .filter((one) => (!rating || one.rating === rating) && (!photos || one.images.length > 0))
      .sort(orders[parameters.get("sort") ?? "newest"]);
    return answer<Routes["productReviews"]>({
      success: true,
      data: chosen.slice((page - 1) * limit, page * limit),
      summary: toSummary(reviews),
      pagination: { page, limit, total: chosen.length, pages: Math.ceil(chosen.length / limit) },
    });
  }),
  mock(routes.ownReviews, ({ request }) =>
    signedIn(request)
      ? answer<Routes["ownReviews"]>({ success: true, data: { review: null, helpful: [], reported: [] } })
      : guest(),
  ),
  mock(routes.writeReview, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const data = written((await request.json()) as NewReview);
    return answer<Routes["writeReview"]>({ success: true, data, message: thanks }, 201);
  }),
  mock(routes.editReview, async ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const data = written((await request.json()) as NewReview, String(params.id));
    return answer<Routes["editReview"]>({ success: true, data, message: thanks });
  }),
  mock(routes.deleteReview, ({ request }) =>
    signedIn(request)
      ? answer<Routes["deleteReview"]>({ success: true, data: null, message: "Отзыв удалён" })
      : guest(),
  ),
  mock(routes.voteHelpful, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const one = found(params.id);
    if (!one) return unknown();
    return answer<Routes["voteHelpful"]>({ success: true, data: { helpful: one.helpful + 1, voted: true } });
  }),
  mock(routes.withdrawHelpful, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const one = found(params.id);
    if (!one) return unknown();
    return answer<Routes["withdrawHelpful"]>({ success: true, data: { helpful: one.helpful, voted: false } });
  }),
  mock(routes.reportReview, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    if (!found(params.id)) return unknown();
    return answer<Routes["reportReview"]>(
      { success: true, data: null, message: "Спасибо, мы проверим этот отзыв" },
      201,
    );
  }),
];
