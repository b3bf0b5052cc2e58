import { analyticsDays, type AnalyticsPeriod } from "@bezak/contract/dashboard-periods.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { Days } from "../../modules/parcel/sales-repository.ts";
import { readRows } from "../../read-rows.ts";
import { shiftDay } from "../../tashkent-days.ts";
import type { Stored } from "./stored-until.ts";

/** A period with the days of the period before it. */
export interface ComparedDays extends Days {
  period: AnalyticsPeriod;
  /** first day of the period before */
  begin: string;
}

/** A list that the job stores for each period, since it is computed from all products that were sold in it. */
export interface SoldList {
  name: "top" | "sales";
  sql: string;
  toValues: (days: ComparedDays) => unknown[];
}

/** The period whose last day is `to`, in Tashkent. */
export function toComparedDays(period: AnalyticsPeriod, to: string): ComparedDays {
  const count = analyticsDays[period];
  const from = shiftDay(to, 1 - count);
  return { period, begin: shiftDay(from, -count), from, to };
}

const nameOf = ({ name }: SoldList, { period }: ComparedDays) => `${name} ${period}`;

/** Rows of the list: those stored today, else of now. */
export async function readSoldList<Row>(
  container: MedusaContainer,
  list: SoldList,
  { stored, ...days }: ComparedDays & { stored: Stored },
): Promise<Row[]> {
  if (stored.until) {
    const [found] = await readRows<{ rows: Row[] }>(
      container,
      "select rows from marketplace_list where figure = ? and day = ?::date",
      [nameOf(list, days), days.to],
    );
    if (found) return found.rows;
  }
  return readRows<Row>(container, list.sql, list.toValues(days));
}

/** Stores the list in place of the one before. */
export const storeSoldList = (list: SoldList, days: ComparedDays) => ({
  sql: `insert into marketplace_list (figure, day, rows)
    select ?, ?::date, coalesce(jsonb_agg(to_jsonb(list)), '[]') from (${list.sql}) list
    on conflict (figure) do update set day = excluded.day, rows = excluded.rows`,
  values: [nameOf(list, days), days.to, ...list.toValues(days)],
});
