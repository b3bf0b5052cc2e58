import * as catalogCalls from "@bezak/contract/routes/catalog.ts";
import * as referenceCalls from "@bezak/contract/routes/reference.ts";
import type { catalogRoutes, ProductCard } from "@bezak/contract/catalog.ts";
import type { referenceRoutes } from "@bezak/contract/reference.ts";
import { answer, failure } from "./answers.ts";
import { categories, cities, toFacets, productDetail, products } from "./catalog-fixtures.ts";
import { mock } from "./mock.ts";

type Catalog = typeof catalogRoutes;
type Reference = typeof referenceRoutes;

function listAnswer(search: URLSearchParams, among: readonly ProductCard[]) {
  const page = Number(search.get("page") ?? 1);
  const limit = Number(search.get("limit") ?? 20);
  const brand = search.getAll("brand");
  const category = search.get("category");
  const found = among.filter(
    (one) =>
      (brand.length === 0 || brand.includes(one.brand ?? "")) &&
      (category === null || [one.category.id, one.category.slug].includes(category)) &&
      (search.get("seller") ?? one.seller.id) === one.seller.id &&
      one.price >= Number(search.get("minPrice") ?? 0) &&
      one.price <= Number(search.get("maxPrice") ?? Infinity) &&
      one.rating >= Number(search.get("rating") ?? 0) &&
      (search.get("inStock") !== "true" || one.inStock) &&
      (search.get("filter") !== "sales" || one.oldPrice !== null) &&
      (search.get("filter") !== "new" || one.isNew),
  );
  if (search.get("sort") === "price_asc") found.sort((a, b) => a.price - b.price);
  if (search.get("sort") === "price_desc") found.sort((a, b) => b.price - a.price);
  return answer<Catalog["products"]>({
    success: true,
    data: found.slice((page - 1) * limit, page * limit),
    pagination: { page, limit, total: found.length, pages: Math.ceil(found.length / limit) },
    facets: toFacets(among),
  });
}

const getQuery = (request: Request) => new URL(request.url).searchParams;

export const catalogHandlers = [
  mock(catalogCalls.categories, () => answer<Catalog["categories"]>({ success: true, data: categories })),
  mock(catalogCalls.category, ({ params }) => {
    const found = categories.find(({ id, slug }) => [id, slug].includes(String(params.id)));
    if (!found) return failure("category_not_found", "Категория не найдена");
    return answer<Catalog["category"]>({ success: true, data: { ...found, children: [] } });
  }),
  mock(catalogCalls.products, ({ request }) => listAnswer(getQuery(request), products)),
  mock(catalogCalls.featuredProducts, ({ request }) =>
    answer<Catalog["featuredProducts"]>({
      success: true,
      data: products.slice(0, Number(getQuery(request).get("limit") ?? 10)),
    }),
  ),
  mock(catalogCalls.searchProducts, ({ request }) => {
    const wanted = (getQuery(request).get("q") ?? "").toLowerCase();
    const found = products.filter(({ name }) =>
      Object.values(name).some((text) => text?.toLowerCase().includes(wanted)),
    );
    return listAnswer(getQuery(request), found);
  }),
  mock(catalogCalls.productsOfCategory, ({ params, request }) =>
    listAnswer(
      getQuery(request),
      products.filter(({ category }) => [category.id, category.slug].includes(String(params.id))),
    ),
  ),
  mock(catalogCalls.product, ({ params }) => {
    const found = products.find(({ id, slug }) => [id, slug].includes(String(params.id)));
    if (!found) return failure("product_not_found", "Товар не найден");
    return answer<Catalog["product"]>({ success: true, data: productDetail(found) });
  }),
  mock(referenceCalls.cities, () => answer<Reference["cities"]>({ success: true, data: cities })),
  mock(referenceCalls.deliveryTerms, () =>
    answer<Reference["deliveryTerms"]>({ success: true, data: { fee: 25_000, freeFrom: 500_000 } }),
  ),
];
