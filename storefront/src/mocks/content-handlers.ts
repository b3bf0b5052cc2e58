import * as contentCalls from "@bezak/contract/routes/content.ts";
import * as catalogCalls from "@bezak/contract/routes/catalog.ts";
import * as sellersCalls from "@bezak/contract/routes/sellers.ts";
import * as reviewsCalls from "@bezak/contract/routes/reviews.ts";
import type { catalogRoutes } from "@bezak/contract/catalog.ts";
import type { contentRoutes } from "@bezak/contract/content.ts";
import type { reviewsRoutes } from "@bezak/contract/reviews.ts";
import type { Seller, sellersRoutes } from "@bezak/contract/sellers.ts";
import { answer, failure } from "./answers.ts";
import { categories, products } from "./catalog-fixtures.ts";
import { banners, sections, sellers } from "./content-fixtures.ts";
import { reviews } from "./review-fixtures.ts";
import { mock } from "./mock.ts";

type Content = typeof contentRoutes;
type Sellers = typeof sellersRoutes;

const getQuery = (request: Request) => new URL(request.url).searchParams;

function suggestions(search: URLSearchParams) {
  const wanted = (search.get("q") ?? "").toLowerCase();
  const meant = (texts: object | string) =>
    [texts]
      .flatMap((one) => (typeof one === "string" ? [one] : (Object.values(one) as string[])))
      .some((text) => text.toLowerCase().includes(wanted));
  return {
    products: products.filter(({ name }) => meant(name)).slice(0, Number(search.get("limit") ?? 5)),
    categories: categories.filter(({ name }) => meant(name)).slice(0, 3),
    sellers: sellers.filter(({ name }) => meant(name)).slice(0, 3),
  };
}

/** Public profile of a shop. */
export function sellerAnswer(key: unknown, part: Partial<Seller> = {}) {
  const found = sellers.find(({ id, slug }) => [id, slug].includes(String(key)));
  if (!found) return failure("seller_not_found", "Продавец не найден");
  return answer<Sellers["seller"]>({
    success: true,
    data: {
      ...found,
      description: {
        ru: "Украшения ручной работы",
        uz: "Qoʻlda yasalgan taqinchoqlar",
        en: "Made by hand",
      },
      banner: "/files/mock/sellers/banner-1600x400.webp",
      joinedAt: "2025-01-15T08:00:00.000Z",
      workingHours: "9:00-20:00",
      holidayUntil: null,
      freeShippingThreshold: null,
      deliveryZones: null,
      returnPolicy: { ru: "Возврат 14 дней", uz: "14 kun ichida qaytarish", en: "Returns within 14 days" },
      ...part,
    },
  });
}

/** Must come before the catalogue's, since `/products/suggest` is not a product. */
export const contentHandlers = [
  mock(contentCalls.banners, () => answer<Content["banners"]>({ success: true, data: banners })),
  mock(contentCalls.sections, () => answer<Content["sections"]>({ success: true, data: sections })),
  mock(catalogCalls.suggestProducts, ({ request }) =>
    answer<(typeof catalogRoutes)["suggestProducts"]>({
      success: true,
      data: suggestions(getQuery(request)),
    }),
  ),
  mock(sellersCalls.sellers, ({ request }) => {
    const page = Number(getQuery(request).get("page") ?? 1);
    const limit = Number(getQuery(request).get("limit") ?? 20);
    const total = sellers.length;
    return answer<Sellers["sellers"]>({
      success: true,
      data: sellers.slice((page - 1) * limit, page * limit),
      pagination: { page, limit, total, pages: Math.ceil(total / limit) },
    });
  }),
  mock(reviewsCalls.sellerReviews, ({ request }) => {
    const [page, limit] = ["page", "limit"].map((name) => Number(getQuery(request).get(name) ?? 1)) as [
      number,
      number,
    ];
    const { id, slug, name, image } = products[0]!;
    const total = reviews.length;
    return answer<(typeof reviewsRoutes)["sellerReviews"]>({
      success: true,
      data: reviews
        .slice((page - 1) * limit, page * limit)
        .map((review) => ({ ...review, product: { id, slug, name, image } })),
      pagination: { page, limit, total, pages: Math.ceil(total / limit) },
    });
  }),
  mock(sellersCalls.seller, ({ params }) => sellerAnswer(params.id)),
];
