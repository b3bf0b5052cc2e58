import type { Product, ProductCard } from "@bezak/contract/catalog.ts";
import type { APIRequestContext } from "@playwright/test";
import { productsInStock } from "../tools/shop/demo-buyer.ts";

/** More of a thing than tests buy at once. */
const PLENTY = 5;

/**
 * One of a shop's goods, or of all goods. Others buy at the same time: everybody takes another thing, and none that is
 * nearly sold out.
 */
export async function plentyOf(request: APIRequestContext, shop?: string): Promise<ProductCard> {
  const goods = await productsInStock(request, "", 100);
  const choice = goods.filter(({ seller }) => shop === undefined || seller.name === shop);
  const first = Math.floor(Math.random() * choice.length);
  for (const good of [...choice.slice(first), ...choice.slice(0, first)]) {
    const answer = await request.get(`/api/v1/products/${good.slug}`);
    const { data } = (await answer.json()) as { data: Product };
    const stock = data.variants.find(({ id }) => id === good.variantId)?.stock ?? 0;
    if (stock >= PLENTY) return good;
  }
  throw new Error(`nothing of ${shop ?? "any shop"} is there in plenty`);
}
