import * as routes from "@bezak/contract/routes/dashboard.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { inTashkent } from "../../lib/format-date.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";

/** Storage key of the products whose views were reported today. */
export const reportedKey = "views-told";

/** Limit per day. */
const most = 500;

/** Reports an anonymous view of a product to its shop, once a day for each browser. */
export function tellView(api: ApiClient, storage: KeyValueStorage, productId: string): void {
  if (!navigator.onLine || reportedToday(storage).includes(productId)) return;
  // stored before it is sent, so that two tabs count once and a refused report is not repeated
  const ids = [productId, ...reportedToday(storage)].slice(0, most);
  if (!writeJson(storage, reportedKey, { day: today(), ids })) return;
  api.call(routes.viewProduct, { params: { id: productId } }).catch(() => undefined);
}

function today(): string {
  const { year, month, day } = inTashkent(new Date().toISOString());
  return `${year}-${month + 1}-${day}`;
}

function reportedToday(storage: KeyValueStorage): string[] {
  const stored = readJson(storage, reportedKey) as { day?: unknown; ids?: unknown } | null;
  if (typeof stored !== "object" || stored?.day !== today() || !Array.isArray(stored.ids)) return [];
  return stored.ids.filter((id) => typeof id === "string");
}
