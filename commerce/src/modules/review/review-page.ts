import type { ReviewSort } from "@bezak/contract/review-rules.ts";
import type { ReviewRow } from "./review-row.ts";

export interface ReviewFilter {
  of: { productId: string } | { sellerId: string };
  sort: ReviewSort;
  rating?: number;
  withPhotos?: boolean;
  limit: number;
  offset: number;
}

export interface Histogram {
  1: number;
  2: number;
  3: number;
  4: number;
  5: number;
}

export interface ReviewPage {
  reviews: ReviewRow[];
  /** number of reviews that match the filter */
  count: number;
  /** of all published reviews */
  histogram: Histogram;
}

export const orderBy: Record<ReviewSort, string> = {
  newest: "created_at desc, id desc",
  oldest: "created_at, id",
  highest: "rating desc, created_at desc, id desc",
  lowest: "rating, created_at desc, id desc",
  helpful: "helpful_count desc, created_at desc, id desc",
};

/** Number of published reviews with a rating, and how many of them have pictures. */
export interface StarsRow {
  rating: number;
  count: number;
  with_photos: number;
}

export function getHistogram(rows: readonly StarsRow[]): Histogram {
  const of = (stars: number) => rows.find(({ rating }) => rating === stars)?.count ?? 0;
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
}

export function getCount(
  rows: readonly StarsRow[],
  { rating, withPhotos }: Pick<ReviewFilter, "rating" | "withPhotos">,
): number {
  return rows
    .filter((row) => rating === undefined || row.rating === rating)
    .reduce((sum, row) => sum + (withPhotos ? row.with_photos : row.count), 0);
}
