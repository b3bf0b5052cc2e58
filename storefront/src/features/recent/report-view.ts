import * as routes from "@bezak/contract/routes/dashboard.ts";
import { countVisit } from "@bezak/contract/routes/visits.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { onceADay } from "../../lib/once-a-day.ts";
import type { KeyValueStorage } from "../../lib/storage.ts";
import { isViewing } from "../../lib/view-tab.ts";

/** Storage key of the products whose views were reported today. */
export const reportedKey = "views-told";

/**
 * Reports an anonymous view of a product to its shop, once a day for each browser; the first product of a day is a visit too.
 * A refused report is not repeated.
 */
export function reportView(api: ApiClient, storage: KeyValueStorage, productId: string): void {
  // what an administrator looks at as somebody else is no visit
  if (isViewing() || !navigator.onLine) return;
  const others = onceADay(storage, reportedKey, productId);
  if (others === null) return;
  api.call(routes.viewProduct, { params: { id: productId } }).catch(() => undefined);
  if (others === 0) api.call(countVisit).catch(() => undefined);
}
