import type { Review, ReviewSummary } from "@bezak/contract/reviews.ts";
import { product } from "./catalog-fixtures.ts";

const writings: readonly [rating: number, title: string | null, text: string, author: string][] = [
  [
    5,
    "Подарок удался",
    "Брала сестре на день рождения. Упаковано аккуратно, вживую даже лучше.",
    "Мадина К.",
  ],
  [4, null, "Sifati yaxshi, lekin rangi suratdagidan sal toʻqroq. Umuman olganda mamnunman.", "Jasur T."],
  [5, null, "Доставили на следующий день. Застёжка крепкая, ношу каждый день.", "Нилуфар А."],
  [2, "Не мой размер", "Маломерит, пришлось вернуть. Возврат прошёл без вопросов.", "Тимур Б."],
  [5, "Aʼlo", "Onamga oldim, juda yoqdi. Rahmat sotuvchiga!", "Dilnoza R."],
];

const photo = (index: number) => `/files/mock/review-${index}-1200x900.webp`;

/** A published review; always the same for an index. */
export function review(index: number, more: Partial<Review> = {}): Review {
  const [rating, title, text, name] = writings[index % writings.length]!;
  const day = String(20 - (index % 19)).padStart(2, "0");
  return {
    id: `prev_${index}`,
    productId: product(0).id,
    rating,
    title,
    text,
    author: { name },
    images: index % 3 === 0 ? [photo(index), photo(index + 1), photo(index + 2)] : [],
    verifiedPurchase: index % 2 === 0,
    sellerReply:
      index % 4 === 3
        ? {
            text: "Спасибо за отзыв! Напишите нам, подберём подходящий размер.",
            createdAt: `2026-11-${day}T12:00:00.000Z`,
          }
        : null,
    status: "published",
    helpful: (index * 3) % 8,
    createdAt: `2026-11-${day}T09:00:00.000Z`,
    ...more,
  };
}

export const reviews: readonly Review[] = Array.from({ length: 14 }, (_, index) => review(index));

export function toSummary(list: readonly Review[]): ReviewSummary {
  const histogram: ReviewSummary["histogram"] = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const { rating } of list) histogram[rating as 1 | 2 | 3 | 4 | 5] += 1;
  const sum = list.reduce((all, { rating }) => all + rating, 0);
  const average = list.length ? Math.round((sum / list.length) * 100) / 100 : 0;
  return { average, count: list.length, histogram };
}
