import { applicationKey } from "../features/applications/application-key.ts";
import { checkoutKey } from "../features/checkout/checkout-form.ts";
import { compareKey } from "../features/compare/compare-key.ts";
import { contactKey } from "../features/contacts/contact-draft.ts";
import { recentKey } from "../features/recent/recent-store.ts";
import { forgetSearch } from "../features/search/recent-searches.ts";
import { draftsKey } from "../features/seller-products/drafts-key.ts";
import { writeText, type KeyValueStorage } from "../lib/storage.ts";

/** Removes what a browser kept of somebody who is gone: what they filled in, looked at and searched for. */
export function forgetPerson(storage: KeyValueStorage, personId: string): void {
  const own = applicationKey(personId);
  for (const key of [checkoutKey, recentKey, compareKey, contactKey, draftsKey, own])
    writeText(storage, key, null);
  forgetSearch(storage);
}
