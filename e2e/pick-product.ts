import type { Product, ProductCard } from "@bezak/contract/catalog.ts";
import type { APIRequestContext } from "@playwright/test";
import { productsInStock } from "../tools/shop/demo-buyer.ts";

/** More pieces of a product than tests buy at once. */
const PLENTY = 5;

/**
 * A product of a shop, or of any shop. Tests buy at the same time, so the choice is random among products that are not
 * nearly sold out.
 */
export async function pickProductInStock(request: APIRequestContext, shop?: string): Promise<ProductCard> {
  const products = await productsInStock(request, "", 100);
  const candidates = products.filter(({ seller }) => shop === undefined || seller.name === shop);
  const first = Math.floor(Math.random() * candidates.length);
  for (const good of [...candidates.slice(first), ...candidates.slice(0, first)]) {
    const answer = await request.get(`/api/v1/products/${good.slug}`);
    const { data } = (await answer.json()) as { data: Product };
    const stock = data.variants.find(({ id }) => id === good.variantId)?.stock ?? 0;
    if (stock >= PLENTY) return good;
  }
  throw new Error(`${shop ?? "any shop"} has no product with enough stock`);
}
