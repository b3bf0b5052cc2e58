import { parcelTabs, type ParcelTab } from "@bezak/contract/parcel-status.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { readRows } from "../../read-rows.ts";
import { countMost } from "../../shared/count-most.ts";
import { countTabs, toTabCounts, type CountedTabs } from "../../shared/count-tabs.ts";
import { readSql } from "../users/sql.ts";
import { filterAllParcels, type AdministeredChoice } from "./administered-filter.ts";
import { findList, listedTabs } from "./listed-parcels.ts";
import { isWhole, tabConditions } from "./parcel-filter.ts";

/** What the filters besides the tab find, and of the chosen tab; of a whole shop the database has the counts, not limited. */
export async function countAllParcels(
  container: MedusaContainer,
  { tab, ...others }: AdministeredChoice,
): Promise<CountedTabs<ParcelTab>> {
  const { q, seller, buyer, city, paymentMethod, paymentStatus, cancelledBy, dated = "placed" } = others;
  const sql = readSql(container);
  const list = findList(others);
  if (list !== undefined) return countTabs(sql, listedTabs(list, { tab, ...others }));
  const rowsOf = (one?: ParcelTab) => {
    const { where, values } = filterAllParcels({ ...others, tab: one });
    return { rows: `from seller_order p where ${where}`, values };
  };
  const counted = { tabs: parcelTabs, tab, rowsOf };
  if (dated !== "placed" || [q?.trim(), buyer, city, paymentMethod, paymentStatus, cancelledBy].some(Boolean))
    return countTabs(sql, { ...counted, conditions: tabConditions });
  // an index has the days of each tab
  if (!isWhole(others)) return countTabs(sql, { ...counted, within: ["late"] });
  const late = rowsOf("late");
  const rows = await readRows<{ tab: ParcelTab; count: number }>(
    container,
    `select tab, sum(change)::int as count from seller_order_tally
     where ?::text is null or seller_id = ? group by tab
     union all select 'late', (${countMost(late.rows)})`,
    [seller ?? null, seller ?? null, ...late.values],
  );
  const chosen = rows.filter((row) => (tab ? row.tab === tab : row.tab !== "late"));
  return {
    counts: toTabCounts(parcelTabs, rows),
    count: chosen.reduce((sum, { count }) => sum + count, 0),
  };
}
