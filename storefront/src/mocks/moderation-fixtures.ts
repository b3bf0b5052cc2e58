import type { AdministeredReview } from "@bezak/contract/review-admin.ts";
import { product } from "./catalog-fixtures.ts";
import { review } from "./review-fixtures.ts";

const accounts = [
  { id: "cus_1", name: "Мадина Каримова", email: "madina.karimova@bezak.uz" },
  { id: "cus_2", name: "Jasur Toshmatov", email: "jasur@bezak.uz" },
  null,
];

/** A pending review as administrators see it; always the same for an index. */
export function administeredReview(
  index: number,
  more: Partial<AdministeredReview> = {},
): AdministeredReview {
  const { id, slug, name, image } = product(index);
  const account = accounts[index % accounts.length]!;
  const shown = review(index, { status: "pending", helpful: 0, sellerReply: null });
  return {
    ...shown,
    id: `prev_a${index}`,
    author: { name: account ? shown.author.name : "", account },
    createdAt: `2026-11-${String(10 + (index % 18)).padStart(2, "0")}T09:00:00.000Z`,
    product: { id, slug, name, image },
    shop: { id: "sel_1", name: "Registon Atelier", slug: "registon-atelier" },
    rejectionReason: null,
    reports: { count: 0, open: 0, latest: [] },
    version: "1.0",
    ...more,
  };
}

const report = (
  reason: AdministeredReview["reports"]["latest"][number]["reason"],
  text: string | null,
  day: number,
) => ({ reason, text, createdAt: `2026-11-${day}T10:00:00.000Z`, open: true });

/** Four pending reviews and two reported ones. */
export const administeredReviews: readonly AdministeredReview[] = [
  administeredReview(0),
  administeredReview(1),
  administeredReview(3, {
    product: null,
    rating: 1,
    text: "НЕ БЕРИТЕ ЗДЕСЬ!!! Пишите мне в Telegram, продам такое же вдвое дешевле: https://example.com/ochen-dlinnyy-adres-bez-probelov-i-perenosov-0123456789",
  }),
  administeredReview(2, { images: [], verifiedPurchase: true }),
  administeredReview(4, {
    status: "published",
    reports: {
      count: 3,
      open: 2,
      latest: [
        report("personal", "В отзыве телефон моей сестры, уберите, пожалуйста", 21),
        report("offensive", null, 20),
      ],
    },
    version: "7.2",
  }),
  administeredReview(5, {
    status: "published",
    images: [],
    reports: { count: 1, open: 1, latest: [report("untrue", null, 19)] },
    version: "8.1",
  }),
];
