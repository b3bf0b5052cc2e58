import type { OwnReviewView, ReviewView } from "../../../src/workflows/review/review-view.ts";
import { createBuyers, newOrder, placePatiently, type Buyer } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { sharedCatalog } from "../catalog/open-catalog.ts";
import { shopCalls } from "../shops/shop-calls.ts";

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

/** A review body whose content does not matter. */
export const reviewBody = (rating: number, more: object = {}) => ({
  rating,
  text: "Хорошая вещь, советую всем",
  ...more,
});

/** A product that starts without reviews. */
export const BARE = "city-backpack";

/** A catalogue with reviewers; its products start with ten reviews, those of other specs, or none. */
export async function openReviews(people: number) {
  const catalog = await sharedCatalog("reviewed");
  const buyers = await createBuyers(catalog.commerce, people);
  const admin = await shopCalls(catalog).administrator();
  const call = <T>(method: string, path: string, buyer?: Buyer, body?: unknown) =>
    catalog.commerce.call<T>(method, path, { token: buyer?.token, body });
  const product = async (slug: string) =>
    (
      await call<{ product: { id: string; seller: { id: string }; rating: number; reviewCount: number } }>(
        "GET",
        `/catalog/products/${slug}`,
      )
    ).body.product;
  // removes reviews of it by other specs
  await catalog.db.query(
    "delete from product_review where product_id = (select id from product where handle = $1)",
    [BARE],
  );
  await catalog.change({ slug: BARE, status: "published" });
  await until("the catalogue to have no reviews", async () => (await product(BARE)).reviewCount === 0);
  return {
    ...catalog,
    buyers,
    /** An administrator's token. */
    admin,
    call,
    product,
    list: async (slug: string, query = "") =>
      (await call<Page>("GET", `/catalog/products/${slug}/reviews${query}`)).body,
    write: (buyer: Buyer, slug: string, body: object) =>
      call<{ review: OwnReviewView } & Failure>("POST", `/customer/products/${slug}/reviews`, buyer, body),
    mine: async (buyer: Buyer, slug: string) =>
      (await call<Own>("GET", `/customer/products/${slug}/reviews/mine`, buyer)).body,
    /** Decides about a review as an administrator; returns its new status or the error code. */
    async decide(id: string, status: string, reason?: string): Promise<string> {
      const { body } = await catalog.commerce.call<{ review?: { status: string } } & Failure>(
        "POST",
        `/admin/reviews/${id}/status`,
        { token: admin, body: { status, reason } },
      );
      return body.review?.status ?? body.code;
    },
    /** Sets whether new reviews wait for an administrator. */
    setModeration: (value: boolean) =>
      catalog.db.query(
        `insert into shop_setting (id, value) values ('reviewModeration', $1)
         on conflict (id) do update set value = excluded.value`,
        [JSON.stringify({ value })],
      ),
    /** Orders a product and moves its parcel to `status`. */
    async buy(buyer: Buyer, slug: string, status: string): Promise<void> {
      const { id: productId } = await product(slug);
      const order = newOrder([{ productId, quantity: 1 }]);
      const { status: answered } = await placePatiently(catalog.commerce, buyer, order);
      if (answered !== 201) throw new Error(`The order was refused: ${answered}`);
      await catalog.db.query("update seller_order set status = $1 where customer_id = $2", [
        status,
        buyer.id,
      ]);
    },
  };
}

export type Reviews = Awaited<ReturnType<typeof openReviews>>;
