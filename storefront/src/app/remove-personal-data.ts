import { compareKey } from "../features/compare/compare-key.ts";
import { recentKey } from "../features/recent/recent-store.ts";
import { removeSearch } from "../features/search/recent-searches.ts";
import { reportedSearchesKey } from "../features/search/reported-searches-key.ts";
import { draftsKey } from "../features/seller-products/drafts-key.ts";
import { writeText, type KeyValueStorage } from "../lib/storage.ts";
import { removeTypedForms } from "../lib/typed-forms.ts";

/** Removes what is stored for a user whose account is closed: forms, viewed products and searches. */
export function removePersonalData(storage: KeyValueStorage, personId: string): void {
  removeTypedForms(storage, personId);
  for (const key of [recentKey, compareKey, draftsKey, reportedSearchesKey]) writeText(storage, key, null);
  removeSearch(storage);
}
