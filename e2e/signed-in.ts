import type { APIRequestContext, Page } from "@playwright/test";
import type { Language } from "./words.ts";

interface Card {
  id: string;
  name: Record<Language, string>;
  price: number;
  image: string | null;
  variantId: string;
}

/** Makes every page that is opened from now on the demo buyer's, with three kinds of goods in the cart. */
export async function signIn(page: Page, request: APIRequestContext, language: Language): Promise<void> {
  const answer = await request.post("/api/v1/auth/login", {
    data: { email: "buyer@bezak.uz", password: "bezak-buyer" },
  });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  const { data } = (await (await request.get("/api/v1/products?limit=3&inStock=true")).json()) as {
    data: Card[];
  };
  const cart = data.map(({ id, name, price, image, variantId }) => {
    return { id, name: name[language], price, image, variantId, quantity: 1 };
  });
  const stored = { token, user: JSON.stringify(user), cart: JSON.stringify(cart), language };
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
}

/** Pages that show a buyer something else than a guest: the last one is an order. */
export async function buyerPages(request: APIRequestContext): Promise<string[]> {
  const signedIn = await request.post("/api/v1/auth/login", {
    data: { email: "buyer@bezak.uz", password: "bezak-buyer" },
  });
  const { token } = (await signedIn.json()) as { token: string };
  const answer = await request.get("/api/v1/orders", { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return ["/cart", "/checkout", "/orders", `/order/${data[0]?.id}`];
}
