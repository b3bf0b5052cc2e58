import type { EntrySearch } from "../../modules/seller-ledger/entry-list.ts";
import { searchAllParcels } from "../parcel/administered-filter.ts";
import { joinParts } from "../../shared/sql-filter.ts";

/** What a search of administrators finds of a shop's entries; nothing is searched without a text. */
export function searchEntries(q: string | undefined): EntrySearch | undefined {
  const text = q?.trim();
  if (!text) return undefined;
  return { parcels: joinParts(searchAllParcels(text)), text };
}
