import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import type { Days } from "../../modules/parcel/sales-repository.ts";
import { readRows } from "../../read-rows.ts";
import { shiftDay, startOfDay, tashkentDay } from "../../tashkent-days.ts";

/** One figure of one day in Tashkent, or a part of it. */
export interface DayRow<Name extends string = string> {
  day: string;
  figure: Name;
  /** a city, a method, a reason; empty for none */
  part: string;
  count: number;
  value: number;
}

/** A query of `day`, `figure`, `part`, `count` and `value`, whose parameters are the beginning of the first day. */
export type DayQuery = string;

/** Days that are read from the rows themselves: what is dated to a day often happens later, such as a return. */
const OPEN_DAYS = 45;

/** Parameters of a query; the path of a JSON value has an escaped question mark, which is none. */
const countParameters = (query: DayQuery) => query.match(/(?<!\\)\?/g)?.length ?? 0;

const repeat = (query: DayQuery, value: unknown) => Array<unknown>(countParameters(query)).fill(value);

/** The last closed day is a row too. */
const CLOSED = `select day::text, figure, part, count::float8, value::float8 from marketplace_day
  where day between ?::date and ?::date and figure = any(?)
  union all select day::text, figure, part, 0, 0 from marketplace_day where figure = 'closed'`;

/**
 * Figures of these days: stored ones of the closed days, and the rest from the rows themselves. So a year costs little more
 * than six weeks.
 */
export async function readDayRows<Name extends string>(
  container: MedusaContainer,
  { queries, figures, from, to }: Days & { queries: readonly DayQuery[]; figures: readonly Name[] },
): Promise<DayRow<Name>[]> {
  const stored = await readRows<DayRow<Name | "closed">>(container, CLOSED, [from, to, figures]);
  const until = stored.find(({ figure }) => figure === "closed")?.day ?? "";
  const open = until < from ? from : shiftDay(until, 1);
  const live = await readRows<DayRow<Name>>(
    container,
    queries
      .map(
        (query) =>
          `select day::text, figure, coalesce(part, '') as part, count::float8, value::float8 from (${query}) live`,
      )
      .join(" union all "),
    queries.flatMap((query) => repeat(query, startOfDay(open))),
  );
  const closed = stored.filter((row): row is DayRow<Name> => row.figure !== "closed");
  return [...closed, ...live];
}

/** The first of these days that is not closed. */
export async function findOpenDay(container: MedusaContainer, from: string): Promise<string> {
  const [closed] = await readRows<{ day: string }>(
    container,
    "select day::text from marketplace_day where figure = 'closed'",
    [],
  );
  return closed && closed.day >= from ? shiftDay(closed.day, 1) : from;
}

/**
 * Stores the figures of all days that are over for long, in place of those stored before: so a late change of their rows
 * is in the figures a night later.
 */
export async function closeDays(
  container: MedusaContainer,
  queries: readonly DayQuery[],
  now = new Date(),
): Promise<void> {
  const until = shiftDay(tashkentDay(now), -OPEN_DAYS);
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  await database.transaction(async (transaction) => {
    await transaction.raw("lock table marketplace_day in exclusive mode");
    await transaction.raw("delete from marketplace_day");
    for (const query of queries)
      await transaction.raw(
        `insert into marketplace_day (day, figure, part, count, value)
         select day, figure, coalesce(part, ''), sum(count), sum(value) from (${query}) rows where day <= ?::date
         group by 1, 2, 3
         on conflict (day, figure, part) do update set count = marketplace_day.count + excluded.count,
           value = marketplace_day.value + excluded.value`,
        [...repeat(query, new Date(0)), until] as string[],
      );
    await transaction.raw(
      "insert into marketplace_day (day, figure, part, count, value) values (?::date, 'closed', '', 0, 0)",
      [until],
    );
  });
}
