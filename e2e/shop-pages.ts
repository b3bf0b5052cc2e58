import type { APIRequestContext } from "@playwright/test";
import { goodsInStock } from "../tools/shop/demo-buyer.ts";

/** Each kind once. */
const guestPages = [
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

/** The page of a product that is in stock. */
export async function productPage(request: APIRequestContext): Promise<string> {
  const [product] = await goodsInStock(request, "", 1);
  return `/product/${product?.slug}`;
}

/** Pages a guest can open, a product's among them. */
export async function shopPages(request: APIRequestContext): Promise<string[]> {
  return [...guestPages, await productPage(request)];
}
