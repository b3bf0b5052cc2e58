import * as shopsCalls from "@bezak/contract/routes/shops.ts";
import * as sellerProductsCalls from "@bezak/contract/routes/seller-products.ts";
import { lowStock } from "@bezak/contract/product-attributes.ts";
import type { BulkChange, SellerProduct, sellerProductsRoutes } from "@bezak/contract/seller-products.ts";
import type { shopsRoutes } from "@bezak/contract/shops.ts";
import type { WrittenProduct } from "@bezak/contract/written-product.ts";
import { HttpResponse } from "msw";
import { answer, failure } from "./answers.ts";
import { categories, product, productDetail } from "./catalog-fixtures.ts";
import { guest, signedIn } from "./people-handlers.ts";
import { ownShop, toRow, sellerProduct, sellerProducts, terms } from "./seller-product-fixtures.ts";
import { mock } from "./mock.ts";

type Routes = typeof sellerProductsRoutes;
type Shops = typeof shopsRoutes;

let products: readonly SellerProduct[] = sellerProducts;

/** Resets the shop's products to the first or the given ones. */
export function resetSellerProducts(to: readonly SellerProduct[] = sellerProducts): void {
  products = to;
}

const sum = (one: SellerProduct) => one.variants.reduce((all, { stock }) => all + stock, 0);
const stockIs = {
  in: (one: SellerProduct) => sum(one) > 0,
  low: (one: SellerProduct) => sum(one) > 0 && sum(one) <= lowStock,
  out: (one: SellerProduct) => sum(one) === 0,
};

const lowest = (one: SellerProduct) => one.price?.min ?? 0;
const orders: Record<string, (a: SellerProduct, b: SellerProduct) => number> = {
  newest: () => 0,
  name: (a, b) => a.name.ru.localeCompare(b.name.ru, "ru"),
  price_asc: (a, b) => lowest(a) - lowest(b),
  price_desc: (a, b) => lowest(b) - lowest(a),
  stock_asc: (a, b) => sum(a) - sum(b),
};

/** A refusal with field errors. */
function wrong(fields: Record<string, string>, code: "invalid_input" | "sku_taken" = "invalid_input") {
  const text = "Проверьте, что вы ввели";
  const body = { success: false, message: text, error: text, code, fields, requestId: "mock-request" };
  return HttpResponse.json(body, { status: code === "sku_taken" ? 409 : 400 });
}

/** The server's validation; the SKU `TAKEN` belongs to another product. */
function problems(body: WrittenProduct): Record<string, string> | null {
  const found: Record<string, string> = {};
  body.variants?.forEach((variant, index) => {
    if (variant.sku === "TAKEN") found[`variants.${index}.sku`] = "Такой артикул уже есть";
  });
  if (body.sku === "TAKEN") found.sku = "Такой артикул уже есть";
  if (body.status === "published" && body.images.length === 0) found.images = "Добавьте хотя бы одно фото";
  return Object.keys(found).length > 0 ? found : null;
}

function written(body: WrittenProduct, before: SellerProduct): SellerProduct {
  const name = typeof body.name === "string" ? { ru: body.name } : body.name;
  const only = {
    price: body.price ?? 0,
    oldPrice: body.oldPrice ?? null,
    stock: body.stock ?? 0,
    options: {},
  };
  const variants = (body.variants ?? [{ ...only, sku: body.sku }]).map((variant, index) => ({
    id: before.variants[index]?.id ?? `var_new_${index}`,
    title: { ru: Object.values(variant.options).join(" / ") },
    sku: variant.sku ?? null,
    price: variant.price,
    oldPrice: variant.oldPrice ?? null,
    stock: variant.stock,
    shownStock: variant.stock,
    reserved: 0,
  }));
  const prices = variants.map(({ price }) => price);
  const stock = variants.reduce((all, one) => all + one.stock, 0);
  return {
    ...before,
    name,
    variants,
    status: before.status === "hidden" ? "hidden" : body.status,
    version: before.version + 1,
    brand: body.brand ?? null,
    price: { min: Math.min(...prices), max: Math.max(...prices) },
    stock,
    shownStock: stock,
    description: body.description ?? { ru: "" },
    category: categories.find(({ id }) => id === body.categoryId) ?? before.category,
    image: body.images[0] ?? null,
    images: body.images.map((url) => ({ url, width: 1200, height: 1200, thumbhash: null })),
    attributes: body.attributes,
    options: body.options ?? [],
    choices: (body.variants ?? []).map((variant, index) => ({
      id: variants[index]!.id,
      options: variant.options,
      image: variant.image ?? null,
    })),
    ikpu: body.ikpu ?? null,
    packageCode: body.packageCode ?? null,
    vatPercent: body.vatPercent ?? null,
    missing: body.description?.ru ? [] : ["description"],
  };
}

const found = (id: unknown) => products.find((one) => one.id === id);
const unknown = () => failure("product_not_found", "Товар не найден");

function changed(one: SellerProduct, body: BulkChange): SellerProduct {
  const variants = one.variants.map((variant) => {
    const { id: _id, ...change } = body.variants?.find(({ id }) => id === variant.id) ?? { id: "" };
    return { ...variant, ...change };
  });
  const prices = variants.flatMap(({ price }) => price ?? []);
  const status = body.products?.find(({ id }) => id === one.id)?.status ?? one.status;
  const price = { min: Math.min(...prices), max: Math.max(...prices) };
  return { ...one, variants, status, price, stock: variants.reduce((all, { stock }) => all + stock, 0) };
}

/** Products of a shop. Changes last until `resetSellerProducts`. */
export const sellerProductHandlers = [
  mock(shopsCalls.ownShop, ({ request }) =>
    signedIn(request) ? answer<Shops["ownShop"]>({ success: true, data: ownShop }) : guest(),
  ),
  mock(sellerProductsCalls.sellerProducts, ({ request }) => {
    if (!signedIn(request)) return guest();
    const parameters = new URL(request.url).searchParams;
    const [page, limit] = [Number(parameters.get("page") ?? 1), Number(parameters.get("limit") ?? 20)];
    const words = (parameters.get("q") ?? "").toLowerCase();
    const category = parameters.get("category");
    const among = products.filter(
      (one) =>
        Object.values(one.name).some((text) => text?.toLowerCase().includes(words)) ||
        one.variants.some(({ sku }) => sku?.toLowerCase().includes(words)),
    );
    const stock = parameters.get("stock") as keyof typeof stockIs | null;
    const chosen = among
      .filter((one) => (parameters.get("status") ?? one.status) === one.status)
      .filter((one) => !category || [one.category.id, one.category.slug].includes(category))
      .filter((one) => !stock || stockIs[stock](one))
      .toSorted(orders[parameters.get("sort") ?? "newest"]);
    const count = (test: (one: SellerProduct) => boolean) => products.filter(test).length;
    return answer<Routes["sellerProducts"]>({
      success: true,
      data: chosen.slice((page - 1) * limit, page * limit).map(toRow),
      pagination: { page, limit, total: chosen.length, pages: Math.ceil(chosen.length / limit) },
      counts: {
        all: products.length,
        draft: count(({ status }) => status === "draft"),
        published: count(({ status }) => status === "published"),
        hidden: count(({ status }) => status === "hidden"),
        low: count(stockIs.low),
        out: count(stockIs.out),
      },
    });
  }),
  mock(sellerProductsCalls.createSellerProduct, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const body = (await request.json()) as WrittenProduct;
    const fields = problems(body);
    if (fields) return wrong(fields);
    const data = { ...written(body, { ...sellerProduct(0), variants: [], version: 0 }), id: "prod_new" };
    products = [data, ...products];
    return answer<Routes["createSellerProduct"]>({ success: true, data }, 201);
  }),
  mock(sellerProductsCalls.changeSellerProducts, async ({ request }) => {
    if (!signedIn(request)) return guest();
    const body = (await request.json()) as BulkChange;
    const short = body.variants?.findIndex(({ stock }) => stock === 1) ?? -1;
    if (short >= 0) return wrong({ [`variants.${short}.stock`]: "Уже заказано больше" });
    products = products.map((one) => changed(one, body));
    const count = (body.variants?.length ?? 0) + (body.products?.length ?? 0);
    return answer<Routes["changeSellerProducts"]>({ success: true, data: { changed: count } });
  }),
  mock(sellerProductsCalls.sellerProduct, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const data = found(params.id);
    return data ? answer<Routes["sellerProduct"]>({ success: true, data }) : unknown();
  }),
  mock(sellerProductsCalls.previewSellerProduct, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const one = found(params.id);
    if (!one) return unknown();
    const data = { ...productDetail(product(0)), id: one.id, slug: one.slug, name: one.name };
    return answer<Routes["previewSellerProduct"]>({ success: true, data });
  }),
  mock(sellerProductsCalls.changeSellerProduct, async ({ request, params }) => {
    if (!signedIn(request)) return guest();
    const before = found(params.id);
    if (!before) return unknown();
    const body = (await request.json()) as WrittenProduct & { version?: number };
    if (body.version !== undefined && body.version !== before.version)
      return failure("product_changed", "Товар тем временем изменил кто-то другой. Откройте его заново");
    const fields = problems(body);
    if (fields) return wrong(fields);
    const data = written(body, before);
    products = products.map((one) => (one.id === data.id ? data : one));
    return answer<Routes["changeSellerProduct"]>({ success: true, data });
  }),
  mock(sellerProductsCalls.deleteSellerProduct, ({ request, params }) => {
    if (!signedIn(request)) return guest();
    if (!found(params.id)) return unknown();
    products = products.filter(({ id }) => id !== params.id);
    return answer<Routes["deleteSellerProduct"]>({ success: true, data: {} });
  }),
  mock(sellerProductsCalls.categoryTerms, ({ request, params }) =>
    signedIn(request)
      ? answer<Routes["categoryTerms"]>({ success: true, data: terms(String(params.id)) })
      : guest(),
  ),
];
