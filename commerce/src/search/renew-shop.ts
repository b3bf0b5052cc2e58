import type { MedusaContainer } from "@medusajs/framework/types";
import { affectedProducts } from "./affected-products.ts";
import { renewDocuments } from "./renew-documents.ts";

const BATCH = 200;

/** Job: rewrites the documents of all products of a shop. Other updates run in between. */
export async function renewShop(container: MedusaContainer, sellerId: string): Promise<void> {
  const ids = await affectedProducts(container, "seller", [sellerId]);
  for (let start = 0; start < ids.length; start += BATCH) {
    await renewDocuments(container, ids.slice(start, start + BATCH));
  }
}
