import type { MedusaContainer } from "@medusajs/framework/types";
import type { Days } from "../../modules/parcel/sales-repository.ts";
import { readRows } from "../../read-rows.ts";
import { startOfDay } from "../../tashkent-days.ts";
import { limitQuery, type DayQuery } from "./limit-query.ts";
import type { Stored } from "./stored-until.ts";

/** A part of a figure: of one day in Tashkent, or of several. */
export interface PartRow<Name extends string = string> {
  figure: Name;
  /** a city, a method, a reason; empty for none */
  part: string;
  count: number;
  value: number;
}

export interface DayRow<Name extends string = string> extends PartRow<Name> {
  day: string;
}

interface Wanted<Name extends string> extends Days {
  stored: Stored;
  queries: readonly DayQuery[];
  figures: readonly Name[];
}

/** Days to read, of which the first ones may be stored. */
export type PartlyStored = Days & { stored: Stored };

/** Later than anything is dated. */
const END = new Date("9999-12-31T00:00:00Z");

/** Stored figures and those of what came since, from the rows themselves: so a year costs little more than ten minutes. */
export function selectDays({ queries, figures, from, to, stored: { until, holidays } }: Wanted<string>) {
  const begin = startOfDay(from);
  const times = { since: until && until > begin ? until : begin, until: END };
  const counted = queries.map((query) => limitQuery(query, times, holidays));
  const columns = "day, figure, coalesce(part, '') as part, count, value";
  const sql = [
    `select ${columns} from marketplace_day where figure = any(?) and day between ?::date and ?::date`,
    ...counted.map((query) => `select ${columns} from (${query.sql}) counted`),
  ].join(" union all ");
  return {
    sql,
    values: [figures, from, until ? to : "-infinity", ...counted.flatMap(({ values }) => values)],
  };
}

/** Figures by day; a day can have several rows of one figure. */
export async function readDayRows<Name extends string>(
  container: MedusaContainer,
  wanted: Wanted<Name>,
): Promise<DayRow<Name>[]> {
  const { sql, values } = selectDays(wanted);
  return readRows<DayRow<Name>>(
    container,
    `select day::text, figure, part, count::float8, value::float8 from (${sql}) days`,
    values,
  );
}

/** Figures added up: of the days since `since`, and of those before it. */
export async function readParts<Name extends string>(
  container: MedusaContainer,
  { since, ...wanted }: Wanted<Name> & { since: string },
): Promise<{ current: PartRow<Name>[]; before: PartRow<Name>[] }> {
  const { sql, values } = selectDays(wanted);
  const rows = await readRows<PartRow<Name> & { is_current: boolean }>(
    container,
    `select figure, part, day >= ?::date as is_current, sum(count)::float8 as count, sum(value)::float8 as value
     from (${sql}) days group by 1, 2, 3`,
    [since, ...values],
  );
  return {
    current: rows.filter((row) => row.is_current),
    before: rows.filter((row) => !row.is_current),
  };
}
