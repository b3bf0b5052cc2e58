import type { MedusaContainer } from "@medusajs/framework/types";
import { renewDocuments } from "../../../../src/search/renew-documents.ts";
import { renewStaleDocuments } from "../../../../src/search/renew-stale-documents.ts";

/** Writes the documents of these products anew, or without ids of those that a start finds stale. Gives how many. */
export default async function renew(
  container: MedusaContainer,
  { ids }: { ids?: string[] },
): Promise<number> {
  if (!ids) return renewStaleDocuments(container);
  await renewDocuments(container, ids);
  return ids.length;
}
