import type { APIRequestContext } from "@playwright/test";
import { firstSeller, productsInStock } from "../tools/shop/demo-buyer.ts";

/** One page of each kind. */
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
  "/forgot-password",
  "/reset-password#token=from-a-letter",
  "/compare",
  "/become-seller",
  "/seller-invitation",
  "/admin-invitation",
  "/about",
  "/contacts",
  "/faq",
  "/info/delivery",
  "/info/terms",
  "/nothing-here",
];

export async function productPage(request: APIRequestContext): Promise<string> {
  const [product] = await productsInStock(request, "", 1);
  return `/product/${product?.slug}`;
}

export const sellerPage = async (request: APIRequestContext) => `/seller/${await firstSeller(request, "")}`;

export async function shopPages(request: APIRequestContext): Promise<string[]> {
  return [...guestPages, await productPage(request), await sellerPage(request)];
}
