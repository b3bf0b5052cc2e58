import type { MedusaContainer } from "@medusajs/framework/types";
import { countTabs, type TabRows } from "../../../../src/shared/count-tabs.ts";
import { readSql } from "../../../../src/workflows/users/sql.ts";

interface List extends TabRows {
  conditions: Record<string, string>;
  tab?: string;
}

/** Counts rows by tab, as a list does whose filters no index serves together with a tab. */
export default (container: MedusaContainer, { conditions, tab, rows, values }: List) =>
  countTabs(readSql(container), {
    tabs: Object.keys(conditions),
    tab,
    rowsOf: (one) => ({ rows: one === undefined ? rows : `${rows} where ${conditions[one]}`, values }),
    conditions,
  });
