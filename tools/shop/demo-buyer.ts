import type { ProductCard } from "@bezak/contract/catalog.ts";
import type { Order } from "@bezak/contract/orders.ts";
import type { Language } from "@bezak/contract/languages.ts";
import type { APIRequestContext } from "playwright";
import { demoAccounts } from "./demo-accounts.ts";

export async function productsInStock(
  request: APIRequestContext,
  home: string,
  limit: number,
): Promise<ProductCard[]> {
  const answer = await request.get(`${home}/api/v1/products?limit=${limit}&inStock=true`);
  return ((await answer.json()) as { data: ProductCard[] }).data;
}

export async function firstSeller(request: APIRequestContext, home: string): Promise<string> {
  const answer = await request.get(`${home}/api/v1/sellers?limit=1`);
  return ((await answer.json()) as { data: { slug: string }[] }).data[0]?.slug ?? "";
}

/** The demo buyer's local storage, with three products in the cart. */
export async function demoBuyer(request: APIRequestContext, home: string, language: Language) {
  const signIn = await request.post(`${home}/api/v1/auth/login`, {
    data: demoAccounts.buyer,
  });
  const { token, user } = (await signIn.json()) as { token: string; user: object };
  const products = await productsInStock(request, home, 3);
  const cart = products.map(({ id, name, price, image, variantId }, index) => {
    return { id, name: name[language] ?? name.ru, price, image, variantId, quantity: index + 1 };
  });
  const stored = { token, user: JSON.stringify(user), cart: JSON.stringify(cart), language };
  const answer = await request.get(`${home}/api/v1/orders`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data: orders } = (await answer.json()) as { data: Pick<Order, "id" | "payment">[] };
  return { stored, orders };
}

/** To be run in a page before its own code: writes entries to the local storage. */
export function writeEntries(entries: Record<string, string>): void {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}
