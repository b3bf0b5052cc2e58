import type {
  EditedReview,
  NewReview,
  OwnReview,
  OwnReviews,
  Review,
  ReviewQuery,
  ReviewReport,
  ReviewSummary,
  SellerReview,
} from "@bezak/contract/reviews.ts";
import { asBuyer, type Buyer } from "../buyer.ts";
import type { Commerce } from "../medusa.ts";

const ofProduct = (idOrSlug: string) => `/products/${encodeURIComponent(idOrSlug)}/reviews`;
const review = (id: string) => `/customer/reviews/${encodeURIComponent(id)}`;

/** Reviews; the shapes are commerce's, which names things as the contract does. */
export function reviewsGateway(commerce: Commerce) {
  return {
    ofProduct: (idOrSlug: string, query: ReviewQuery, requestId: string) =>
      commerce.get<{ reviews: Review[]; count: number; summary: ReviewSummary }>(
        `/catalog${ofProduct(idOrSlug)}`,
        { query, requestId },
      ),

    ofSeller: (idOrSlug: string, query: ReviewQuery, requestId: string) =>
      commerce.get<{ reviews: SellerReview[]; count: number }>(
        `/catalog/sellers/${encodeURIComponent(idOrSlug)}/reviews`,
        { query, requestId },
      ),

    mine: (idOrSlug: string, buyer: Buyer) =>
      commerce.get<OwnReviews>(`/customer${ofProduct(idOrSlug)}/mine`, asBuyer(buyer)),

    async write(idOrSlug: string, body: NewReview, buyer: Buyer): Promise<OwnReview> {
      const call = { body, ...asBuyer(buyer) };
      return (await commerce.post<{ review: OwnReview }>(`/customer${ofProduct(idOrSlug)}`, call)).review;
    },

    async edit(id: string, body: EditedReview, buyer: Buyer): Promise<OwnReview> {
      return (await commerce.post<{ review: OwnReview }>(review(id), { body, ...asBuyer(buyer) })).review;
    },

    remove: (id: string, buyer: Buyer) => commerce.post<unknown>(`${review(id)}/removal`, asBuyer(buyer)),

    vote: (id: string, voted: boolean, buyer: Buyer) =>
      commerce.post<{ helpful: number; voted: boolean }>(`${review(id)}/helpful`, {
        body: { voted },
        ...asBuyer(buyer),
      }),

    report: (id: string, body: ReviewReport, buyer: Buyer) =>
      commerce.post<unknown>(`${review(id)}/report`, { body, ...asBuyer(buyer) }),
  };
}
