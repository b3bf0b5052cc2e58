import type { NewPayoutHold, PayoutHold } from "@bezak/contract/shop-money.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { EntryPage } from "../../modules/seller-ledger/account-repository.ts";
import type { HoldRow } from "../../modules/seller-ledger/hold-repository.ts";
import { refuseStale } from "../../shared/row-version.ts";
import { ShopError } from "../../shop-error.ts";
import { shiftDay, startOfDay } from "../../tashkent-days.ts";
import { readEntries, readFinance } from "../finance/read-finance.ts";
import { readSellerNames } from "../payout/payout-view.ts";
import { readAdministratorNames } from "./adjustment-requests.ts";
import { getSellerLedger } from "./get-seller-ledger.ts";
import { searchEntries } from "./search-entries.ts";

/**
 * Finds a shop by its id.
 * @throws ShopError 404 seller_not_found
 */
export async function findSeller(
  container: MedusaContainer,
  id: string,
): Promise<{ id: string; name: string }> {
  const name = (await readSellerNames(container, [id])).get(id);
  if (name === undefined) throw new ShopError(404, "seller_not_found", "No such seller");
  return { id, name };
}

async function viewHolds(container: MedusaContainer, rows: readonly HoldRow[]): Promise<PayoutHold[]> {
  const names = await readAdministratorNames(
    container,
    rows.flatMap(({ createdBy, releasedBy }) => [createdBy, releasedBy]),
  );
  const person = (id: string) => ({ id, name: names.get(id) ?? "" });
  const iso = (at: Date | null) => at && new Date(at).toISOString();
  return rows.map(({ sellerId: _, createdBy, createdAt, releasedBy, releasedAt, until, ...hold }) => ({
    ...hold,
    until: iso(until),
    createdBy: person(createdBy),
    createdAt: new Date(createdAt).toISOString(),
    releasedBy: releasedBy === null ? null : person(releasedBy),
    releasedAt: iso(releasedAt),
  }));
}

/**
 * The money of one shop: its balance as it sees it, and the holds of its payouts.
 * @throws ShopError 404 seller_not_found
 */
export async function readShopMoney(container: MedusaContainer, sellerId: string) {
  const seller = await findSeller(container, sellerId);
  const [finance, holds] = await Promise.all([
    readFinance(container, sellerId),
    getSellerLedger(container).holds.ofSeller(sellerId),
  ]);
  return { seller, finance, holds: await viewHolds(container, holds) };
}

/**
 * A page of a shop's entries for administrators. `q`: see `searchEntries`.
 * @throws ShopError 404 seller_not_found
 */
export async function readShopEntries(
  container: MedusaContainer,
  { q, ...page }: Omit<EntryPage, "search"> & { q?: string },
) {
  await findSeller(container, page.sellerId);
  return readEntries(container, { ...page, search: searchEntries(q) });
}

export interface HoldRequest extends NewPayoutHold {
  sellerId: string;
  actor: string;
  idempotencyKey: string;
}

/**
 * Holds a shop's payouts; the ledger does not change. A repeat with the same key is the same hold.
 * @throws ShopError 400 invalid_input for a day that is over, 404 seller_not_found, 422 idempotency_mismatch
 */
export async function holdPayouts(
  container: MedusaContainer,
  { sellerId, amount, reason, until: day, actor, idempotencyKey }: HoldRequest,
): Promise<PayoutHold> {
  await findSeller(container, sellerId);
  // the whole day in Tashkent
  const until = day === null ? null : startOfDay(shiftDay(day, 1));
  if (until && until.getTime() <= Date.now())
    throw new ShopError(400, "invalid_input", "That day is over", { fields: { until: "past" } });
  const key = `${actor}:${idempotencyKey}`;
  const hold = { sellerId, amount, reason, until, createdBy: actor, key };
  const made = await getSellerLedger(container).holds.add(hold);
  const isSame =
    made.sellerId === sellerId &&
    made.amount === amount &&
    made.reason === reason &&
    (made.until === null ? null : new Date(made.until).getTime()) === (until?.getTime() ?? null);
  if (!isSame)
    throw new ShopError(422, "idempotency_mismatch", "This Idempotency-Key was used for another hold");
  const [view] = await viewHolds(container, [made]);
  return view!;
}

/**
 * Releases a hold in the version that was seen, which the update itself compares: of two releases at once one is refused. A
 * repeat changes nothing.
 * @throws ShopError 404 not_found, 409 stale_version
 */
export async function releaseHold(
  container: MedusaContainer,
  id: string,
  release: { version?: string; actor: string },
): Promise<PayoutHold> {
  const { holds } = getSellerLedger(container);
  const isReleased = await holds.release(id, release);
  const row = await holds.one(id);
  if (!row) throw new ShopError(404, "not_found", "No such hold");
  const [now] = (await viewHolds(container, [row])) as [PayoutHold];
  if (!isReleased && now.releasedBy?.id !== release.actor) refuseStale(release.version, now);
  return now;
}
