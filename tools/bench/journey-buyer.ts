import { createApiClient, fetchData, signIn } from "../access/ask.ts";
import { toOrderBody } from "../access/buyer-fixtures.ts";

export interface Buyer {
  token: string;
  /** a product to mark as favourite */
  wished: string;
  call: <T>(method: string, path: string, body?: object) => Promise<T>;
}

interface Product {
  id: string;
  variantId: string;
}

export async function newBuyer(home: string): Promise<Buyer> {
  const ask = createApiClient(`${home}/api/v1`);
  const email = `journey-${crypto.randomUUID()}@example.uz`;
  const token = await signIn(ask, "register", { name: "Азиз", email, password: "correct horse" });
  const [newest] = await fetchData<[Product]>(ask, "GET", "/products?limit=1&sort=newest");
  return {
    token,
    wished: newest.id,
    call: (method, path, body) => fetchData(ask, method, path, token, body),
  };
}

export async function orderSomething({ call }: Buyer): Promise<void> {
  const [product] = await call<[Product]>("GET", "/products?limit=1&inStock=true&sort=price_desc");
  const order = toOrderBody(product);
  await call("POST", "/cart/quote", { items: order.items });
  await call("POST", "/orders", order);
}
