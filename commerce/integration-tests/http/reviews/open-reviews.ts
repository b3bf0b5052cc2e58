import type { OwnReviewView, ReviewView } from "../../../src/workflows/review/review-view.ts";
import { createBuyers, newOrder, place, type Buyer } from "../../harness/shop.ts";
import { openCatalog } from "../catalog/open-catalog.ts";
import type { Moderation } from "./inside/moderate.ts";

export interface Page {
  reviews: ReviewView[];
  count: number;
  summary: { average: number; count: number; histogram: Record<string, number> };
}

export interface Own {
  review: OwnReviewView | null;
  helpful: string[];
  reported: string[];
}

export type Failure = { code: string };

/** What tests write when the words do not matter. */
export const words = (rating: number, more: object = {}) => ({
  rating,
  text: "Хорошая вещь, советую всем",
  ...more,
});

/** The shop of the catalogue tests with people who write reviews; its products start with ten reviews or none. */
export async function openReviews(name: string, people: number) {
  const catalog = await openCatalog(name);
  const buyers = await createBuyers(catalog.commerce, people);
  const call = <T>(method: string, path: string, buyer?: Buyer, body?: unknown) =>
    catalog.commerce.call<T>(method, path, { token: buyer?.token, body });
  const product = async (slug: string) =>
    (
      await call<{ product: { id: string; seller: { id: string }; rating: number; reviewCount: number } }>(
        "GET",
        `/catalog/products/${slug}`,
      )
    ).body.product;
  return {
    ...catalog,
    buyers,
    call,
    product,
    list: async (slug: string, query = "") =>
      (await call<Page>("GET", `/catalog/products/${slug}/reviews${query}`)).body,
    write: (buyer: Buyer, slug: string, body: object) =>
      call<{ review: OwnReviewView } & Failure>("POST", `/customer/products/${slug}/reviews`, buyer, body),
    mine: async (buyer: Buyer, slug: string) =>
      (await call<Own>("GET", `/customer/products/${slug}/reviews/mine`, buyer)).body,
    moderate: (moderation: Moderation) =>
      catalog.commerce.run<string>("../../http/reviews/inside/moderate.ts", moderation),
    /** Orders a product and moves its parcel to `status`. */
    async buy(buyer: Buyer, slug: string, status: string): Promise<void> {
      const { id: productId } = await product(slug);
      const order = newOrder([{ productId, quantity: 1 }]);
      const { status: answered } = await place(catalog.commerce, buyer, order);
      if (answered !== 201) throw new Error(`not ordered: ${answered}`);
      await catalog.db.query("update seller_order set status = $1 where customer_id = $2", [
        status,
        buyer.id,
      ]);
    },
  };
}

export type Reviews = Awaited<ReturnType<typeof openReviews>>;
