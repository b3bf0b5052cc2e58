import type { MedusaContainer } from "@medusajs/framework/types";
import { ShopError } from "../../shop-error.ts";
import { countParcels, countPassing, type ParcelCounts } from "./count-parcels.ts";
import { filterParcels, type ParcelChoice, type ParcelFilter } from "./parcel-filter.ts";
import { readParcelRows, type ParcelPage, type ShopParcelRow } from "./parcel-rows.ts";
import { viewRows } from "../../shared/view-rows.ts";
import { viewShopParcelPlainly } from "./plain-parcel.ts";
import { viewShopParcel, type ShopParcelView } from "./view-parcel.ts";

export interface ShopParcels {
  parcels: ShopParcelView[];
  /** of all pages */
  count: number;
  counts: ParcelCounts;
}

/** A page of a shop's parcels, with the counts by status regardless of the filter. */
export async function readParcels(
  container: MedusaContainer,
  sellerId: string,
  { tab, q, from, to, ...page }: ParcelChoice & ParcelPage,
): Promise<ShopParcels> {
  const choice = { tab, q, from, to };
  const [rows, counts] = await Promise.all([
    readParcelRows(container, filterParcels(sellerId, choice), page),
    countParcels(container, sellerId),
  ]);
  const count = await countPassing(container, sellerId, choice, counts);
  const parcels = viewRows(container, rows, {
    name: "parcel",
    idOf: ({ id }) => id,
    view: (row) => viewShopParcel(row),
    plain: viewShopParcelPlainly,
  });
  return { parcels, count, counts };
}

/**
 * By id or number.
 * @throws ShopError 404 order_not_found, also for another shop's
 */
export async function findParcelRow(
  container: MedusaContainer,
  sellerId: string,
  idOrNumber: string,
): Promise<ShopParcelRow> {
  const [row] = await findParcelRows(container, sellerId, [idOrNumber]);
  if (!row) throw new ShopError(404, "order_not_found", "There is no such parcel");
  return row;
}

/** The shop's own among these, by id or number, newest first. */
export async function findParcelRows(
  container: MedusaContainer,
  sellerId: string,
  keys: string[],
): Promise<ShopParcelRow[]> {
  return readParcelRows(container, ...chosenParcels(sellerId, keys));
}

export function chosenParcels(sellerId: string, keys: string[]): [ParcelFilter, ParcelPage] {
  const own = filterParcels(sellerId, {});
  const where = `${own.where} and (p.id = any (?::text[]) or p.number = any (?::text[]))`;
  const page = { sort: "newest", limit: keys.length, offset: 0 } as const;
  return [{ where, values: [...own.values, keys, keys] }, page];
}
