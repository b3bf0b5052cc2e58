import type { APIRequestContext } from "@playwright/test";

/** Pages a guest can open, each kind once. */
export const guestPages = [
  "/",
  "/catalog",
  "/catalog?filter=sales",
  "/category/bags",
  "/search?q=kolie",
  "/search?q=zzzzqqqq",
  "/cart",
  "/checkout",
  "/login",
  "/register",
  "/orders",
  "/order-success",
  "/nothing-here",
];

/** Those and the page of a product that is in stock. */
export async function shopPages(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get("/api/v1/products?limit=1&inStock=true");
  const { data } = (await answer.json()) as { data: { slug: string }[] };
  return [...guestPages, `/product/${data[0]?.slug}`];
}
