import { createApiClient, fetchData, signIn, type Ask } from "../access/ask.ts";
import { toOrderBody } from "../access/buyer-fixtures.ts";
import { stockUp } from "./payment-orders.ts";
import type { ShopUnderLoad } from "./shop-under-load.ts";

const AT_ONCE = 4;

export interface BuyerWithOrders {
  ask: Ask;
  token: string;
  /** the lines of a cart */
  items: object[];
  order: object;
}

/** Registers a buyer and places that many orders. */
export async function buyerWithOrders(
  { api, database }: ShopUnderLoad,
  count: number,
): Promise<BuyerWithOrders> {
  await stockUp(database);
  const ask = createApiClient(api);
  const email = `reader-${crypto.randomUUID()}@example.uz`;
  const token = await signIn(ask, "register", { name: "Азиз", email, password: crypto.randomUUID() });
  const path = "/products?inStock=true&limit=50";
  const products = await fetchData<{ id: string; variantId: string }[]>(ask, "GET", path);
  let next = 0;
  const work = async () => {
    while (next < count) {
      const product = products[next++ % products.length]!;
      await fetchData(ask, "POST", "/orders", token, toOrderBody(product, "cash"));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const order = toOrderBody(products[0]!);
  return { ask, token, items: order.items, order };
}
