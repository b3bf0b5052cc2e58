import { clientSubject } from "@bezak/contract/client-subject.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_LIMIT_MODULE } from "../../modules/limits/index.ts";
import type { Limit, ShopLimitModuleService } from "../../modules/limits/service.ts";
import { VISIT_MODULE } from "../../modules/visit/index.ts";
import type { VisitModuleService } from "../../modules/visit/service.ts";
import { toStoredText } from "./stored-text.ts";

/** Browsers behind one address of a mobile network on one day. */
const visitsPerClient: Limit = { kind: "visits", max: 200, seconds: 86_400 };
const searchesPerClient: Limit = { kind: "searches", max: 30, seconds: 60 };

export const getVisits = (container: MedusaContainer) => container.resolve<VisitModuleService>(VISIT_MODULE);

const take = (container: MedusaContainer, limit: Limit, client: string) =>
  container.resolve<ShopLimitModuleService>(SHOP_LIMIT_MODULE).take(limit, [clientSubject(client)]);

/**
 * Counts a visit in which a product was seen. A browser reports it once a day; `client` is its network address, for which
 * the number is limited.
 * @throws ShopError 429 too_many_requests
 */
export async function countVisit(container: MedusaContainer, client: string): Promise<void> {
  await take(container, visitsPerClient, client);
  await getVisits(container).countVisits();
}

/**
 * Counts a search. A browser reports a text once a day.
 * @throws ShopError 429 too_many_requests
 */
export async function countSearch(
  container: MedusaContainer,
  { q, found, client }: { q: string; found: boolean; client: string },
): Promise<void> {
  await take(container, searchesPerClient, client);
  await getVisits(container).countSearch({ words: toStoredText(q), isEmpty: !found });
}
