import type { MedusaContainer } from "@medusajs/framework/types";
import { renewDocuments } from "../../../../src/search/renew-documents.ts";
import { renewStaleDocuments } from "../../../../src/search/renew-stale-documents.ts";

/** Renews the documents of these products, or without ids those that a start finds stale. Returns their number. */
export default async function renew(
  container: MedusaContainer,
  { ids }: { ids?: string[] },
): Promise<number> {
  if (!ids) return renewStaleDocuments(container);
  await renewDocuments(container, ids);
  return ids.length;
}
