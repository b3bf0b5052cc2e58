import type { MedusaContainer } from "@medusajs/framework/types";
import { readCards } from "../../catalog/card-texts.ts";
import { currentImage } from "../../catalog/current-image.ts";
import { findProduct } from "../../catalog/find-product.ts";
import { readSeller } from "../../catalog/read-seller.ts";
import type { ReviewFilter } from "../../modules/review/review-page.ts";
import type { TranslatedText } from "../../search/localized.ts";
import { getReviews } from "./review-step.ts";
import { viewOwnReview, viewReview, type OwnReviewView, type ReviewView } from "./review-view.ts";

type Choice = Omit<ReviewFilter, "of">;

export interface ReviewedProduct {
  id: string;
  slug: string;
  name: TranslatedText;
  image: string | null;
}

/** A page of a product's published reviews, with the statistics of all. @throws ShopError 404 product_not_found */
export async function readProductReviews(container: MedusaContainer, key: string, choice: Choice) {
  const { id: productId } = await findProduct(container, key);
  const { reviews, count, histogram } = await getReviews(container).page({ of: { productId }, ...choice });
  const stars = ([1, 2, 3, 4, 5] as const).map((value) => ({ value, given: histogram[value] }));
  const total = stars.reduce((sum, { given }) => sum + given, 0);
  const sum = stars.reduce((sum, { value, given }) => sum + value * given, 0);
  const average = total ? Math.round((sum / total) * 100) / 100 : 0;
  return { reviews: reviews.map(viewReview), count, summary: { average, count: total, histogram } };
}

/** A page of the published reviews of a shop's products. @throws ShopError 404 not_found */
export async function readSellerReviews(
  container: MedusaContainer,
  key: string,
  choice: Choice,
): Promise<{ reviews: (ReviewView & { product: ReviewedProduct | null })[]; count: number }> {
  const { id: sellerId } = await readSeller(container, key);
  const { reviews, count } = await getReviews(container).page({ of: { sellerId }, ...choice });
  const products = await readProducts(
    container,
    reviews.map(({ product_id }) => product_id),
  );
  return {
    reviews: reviews.map((row) => ({ ...viewReview(row), product: products.get(row.product_id) ?? null })),
    count,
  };
}

/** Only those in the catalogue. */
async function readProducts(
  container: MedusaContainer,
  ids: string[],
): Promise<Map<string, ReviewedProduct>> {
  const { rows } = await currentImage(container);
  const cards = await readCards(
    container,
    [...new Set(ids)].flatMap((id) => rows.get(id) ?? []),
  );
  return new Map(
    cards.map((text) => {
      const { id, slug, name, image } = JSON.parse(text.toString()) as ReviewedProduct;
      return [id, { id, slug, name, image }];
    }),
  );
}

/** A person's own review, votes and reports for a product. @throws ShopError 404 product_not_found */
export async function readOwnReviews(
  container: MedusaContainer,
  customerId: string,
  key: string,
): Promise<{ review: OwnReviewView | null; helpful: string[]; reported: string[] }> {
  const { id: productId } = await findProduct(container, key);
  const service = getReviews(container);
  const [row, marks] = await Promise.all([
    service.findOwn(productId, customerId),
    service.listMarks(productId, customerId),
  ]);
  return { review: row ? viewOwnReview(row) : null, ...marks };
}
