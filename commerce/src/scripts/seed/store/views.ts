import type { MedusaContainer } from "@medusajs/framework/types";
import { getViews } from "../../../workflows/product-view/count-view.ts";
import { createRandom } from "../random.ts";
import type { StoredProduct } from "./products.ts";

const DAY = 86_400_000;
const days = 75;
const looked = 40;

/** Stores recent views of the demo seller's products: fewer on earlier days, more for popular products. */
export async function storeViews(
  container: MedusaContainer,
  products: readonly StoredProduct[],
  { shop, sellerId, seed }: { shop: string; sellerId: string; seed: number },
): Promise<void> {
  const random = createRandom(seed);
  const views = getViews(container);
  const own = products.filter((product) => product.seed.seller === shop).slice(0, looked);
  for (const product of own) {
    const most = 1 + Math.round(product.seed.popularity / 100);
    for (let ago = 0; ago < days; ago += 1) {
      const times = random.int(0, Math.round(most * (1.5 - ago / days)));
      const at = new Date(Date.now() - ago * DAY);
      for (let time = 0; time < times; time += 1) views.count({ id: product.id, sellerId }, at);
    }
  }
  await views.flush();
}
