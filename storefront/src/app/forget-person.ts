import { compareKey } from "../features/compare/compare-key.ts";
import { recentKey } from "../features/recent/recent-store.ts";
import { forgetSearch } from "../features/search/recent-searches.ts";
import { draftsKey } from "../features/seller-products/drafts-key.ts";
import { writeText, type KeyValueStorage } from "../lib/storage.ts";
import { forgetTyped } from "../lib/typed-forms.ts";

/** Removes stored data of a user who has signed out: forms, viewed products and searches. */
export function forgetPerson(storage: KeyValueStorage, personId: string): void {
  forgetTyped(storage, personId);
  for (const key of [recentKey, compareKey, draftsKey]) writeText(storage, key, null);
  forgetSearch(storage);
}
