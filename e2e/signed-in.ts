import type { APIRequestContext, Page } from "@playwright/test";
import { demoBuyer, writeEntries } from "../tools/shop/demo-buyer.ts";
import type { Language } from "./messages.ts";

/**
 * Signs in the demo's buyer on every page opened from now on, with products in the cart. Returns the pages that differ for a
 * buyer and a guest.
 */
export async function signIn(page: Page, request: APIRequestContext, language: Language): Promise<string[]> {
  const { stored, orders } = await demoBuyer(request, "", language);
  await page.addInitScript(writeEntries, stored);
  const order = orders[0];
  return [
    "/cart",
    "/checkout",
    "/orders",
    "/profile",
    "/settings",
    "/wishlist",
    "/notifications",
    `/order/${order?.id}`,
    `/order/${order?.id}/receipt`,
    `/order-confirmation/${order?.id}`,
    `/payment-status/${order?.payment.id}`,
  ];
}
