import { countSearch } from "@bezak/contract/routes/visits.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { onceADay } from "../../lib/once-a-day.ts";
import type { KeyValueStorage } from "../../lib/storage.ts";
import { isViewing } from "../../lib/view-tab.ts";
import { reportedSearchesKey } from "./reported-searches-key.ts";

/** Reports an anonymous search, once a day for each browser and text. A refused report is not repeated. */
export function reportSearch(
  api: ApiClient,
  storage: KeyValueStorage,
  { text, found }: { text: string; found: boolean },
): void {
  if (isViewing() || !navigator.onLine || onceADay(storage, reportedSearchesKey, text.toLowerCase()) === null)
    return;
  api.call(countSearch, { body: { q: text, found } }).catch(() => undefined);
}
