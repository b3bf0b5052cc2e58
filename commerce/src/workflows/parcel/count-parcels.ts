import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { parcelTabs, type ParcelTab } from "@bezak/contract/parcel-status.ts";
import { countMost } from "../../shared/count-most.ts";
import { filterParcels, isWhole, type ParcelChoice, type ParcelFilter } from "./parcel-filter.ts";

export type ParcelCounts = Record<ParcelTab, number>;

/** The database maintains the counts; of the parcels themselves only late ones are read. */
export function parcelCountsSql(sellerId: string) {
  const late = filterParcels(sellerId, { tab: "late" });
  const sql = `select tab, sum(change)::int as count from seller_order_tally where seller_id = ? group by tab
    union all select 'late', count(*)::int from seller_order p where ${late.where}`;
  return { sql, values: [sellerId, ...late.values] };
}

/** A shop's parcels by status. */
export async function countParcels(container: MedusaContainer, sellerId: string): Promise<ParcelCounts> {
  const { sql, values } = parcelCountsSql(sellerId);
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(sql, values);
  const found = new Map((rows as { tab: ParcelTab; count: number }[]).map(({ tab, count }) => [tab, count]));
  return Object.fromEntries(parcelTabs.map((tab) => [tab, found.get(tab) ?? 0])) as ParcelCounts;
}

/** Counts the matching parcels; without a filter it is taken from the stored counts. */
export async function countPassing(
  container: MedusaContainer,
  sellerId: string,
  choice: ParcelChoice,
  counts: ParcelCounts,
): Promise<number> {
  if (isWhole(choice)) {
    if (choice.tab !== undefined) return counts[choice.tab];
    return Object.entries(counts).reduce((sum, [tab, count]) => (tab === "late" ? sum : sum + count), 0);
  }
  return countFiltered(container, filterParcels(sellerId, choice));
}

/** Counts the matching parcels, at most `MOST`. */
async function countFiltered(container: MedusaContainer, { where, values }: ParcelFilter): Promise<number> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw(countMost(`from seller_order p where ${where}`), values);
  return (rows as { count: number }[])[0]?.count ?? 0;
}

/** Merges the accumulated changes of the counts where there are many; the totals do not change. */
export async function foldTally(container: MedusaContainer, above = 64): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(
    `with long as (select seller_id from seller_order_tally group by seller_id having count(*) > ?),
     gone as (delete from seller_order_tally t using long where t.seller_id = long.seller_id
       returning t.seller_id, t.tab, t.change)
     insert into seller_order_tally select seller_id, tab, sum(change) from gone
     group by seller_id, tab having sum(change) <> 0`,
    [above],
  );
}
