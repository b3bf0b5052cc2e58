import type { APIRequestContext, Page } from "@playwright/test";
import { demoBuyer, store } from "../tools/shop/demo-buyer.ts";
import type { Language } from "./messages.ts";

/**
 * Makes every page that is opened from now on the demo buyer's, with goods in the cart. Returns the pages that show a
 * buyer something else than a guest.
 */
export async function signIn(page: Page, request: APIRequestContext, language: Language): Promise<string[]> {
  const { stored, orders } = await demoBuyer(request, "", language);
  await page.addInitScript(store, stored);
  const order = orders[0];
  return [
    ...["/cart", "/checkout", "/orders", "/profile", "/settings", "/wishlist", "/notifications"],
    ...[`/order/${order?.id}`, `/order/${order?.id}/receipt`, `/order-confirmation/${order?.id}`],
    `/payment-status/${order?.payment.id}`,
  ];
}
