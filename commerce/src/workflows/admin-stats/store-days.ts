import { analyticsPeriods } from "@bezak/contract/dashboard-periods.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { shiftDay, startOfDay, tashkentDay } from "../../tashkent-days.ts";
import { toHolidays } from "./holidays.ts";
import { limitQuery, type DayQuery } from "./limit-query.ts";
import { DEADLINES_TO_STORE } from "./deadlines.ts";
import { BREAKDOWN } from "./read-breakdown.ts";
import { COHORTS } from "./read-cohorts.ts";
import { FIGURES } from "./read-figures.ts";
import { OPERATIONS } from "./read-operations.ts";
import { SALES_LIST } from "./read-sales.ts";
import { ACCOUNTS } from "./read-stats.ts";
import { TOP_LIST } from "./read-top.ts";
import { storeSoldList, toComparedDays } from "./stored-lists.ts";
import { STORED, type StoredRow } from "./stored-until.ts";

/** Days that are counted again each time: what is dated to a day often changes later, as by a return. */
const CHANGING_DAYS = 45;
/** What is dated in the last minute may be in a transaction that has not ended: it is left to readers. */
const UNSETTLED = 60_000;
/** Another process has just done it; shorter than the time between two runs of the job. */
const RECENT = 5 * 60_000;
const FIRST_DAY = "1970-01-01";

const QUERIES: readonly DayQuery[] = [...FIGURES, ...OPERATIONS, DEADLINES_TO_STORE, BREAKDOWN, ACCOUNTS];

const INSERT = "insert into marketplace_day (day, figure, part, count, value)";

export interface StoreDaysOptions {
  /** counts all days again, also those that rarely change */
  all?: boolean;
  /** also directly after another run */
  again?: boolean;
  now?: Date;
}

/**
 * Counts the marketplace's figures and stores them by day, so that long periods are read fast: in one transaction, which
 * readers do not wait for and which leaves nothing half-done. Of several processes one counts, and the others leave it to that
 * one. Returns whether this one did.
 */
export async function storeMarketplaceDays(
  container: MedusaContainer,
  { all = false, again = all, now = new Date() }: StoreDaysOptions = {},
): Promise<boolean> {
  const until = new Date(now.getTime() - UNSETTLED);
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  return database.transaction(async (transaction) => {
    const run = async <Row>(sql: string, values: readonly unknown[] = []) =>
      ((await transaction.raw(sql, [...values] as string[])) as { rows: Row[] }).rows;
    if (!(await takeTurn())) return false;
    const [stored] = await run<StoredRow>(STORED);
    const before = stored?.until;
    if (!again && before && until.getTime() - before < RECENT) return false;
    const first = all || !before ? FIRST_DAY : firstChanging(new Date(before));
    const holidays = toHolidays({ holidays: stored?.holidays });
    await run("delete from marketplace_day where day >= ?::date or figure in ('stored', 'cohort')", [first]);
    for (const query of QUERIES) {
      const { sql, values } = limitQuery(query, { since: startOfDay(first), until }, holidays);
      await run(
        `${INSERT} select day, figure, coalesce(part, ''), sum(count), sum(value) from (${sql}) counted group by 1, 2, 3
         on conflict (day, figure, part) do update set count = marketplace_day.count + excluded.count,
           value = marketplace_day.value + excluded.value`,
        values,
      );
    }
    await run(`${INSERT} ${COHORTS}`);
    for (const period of analyticsPeriods)
      for (const list of [TOP_LIST, SALES_LIST]) {
        const { sql, values } = storeSoldList(list, toComparedDays(period, tashkentDay(now)));
        await run(sql, values);
      }
    await run(`${INSERT} values (?::date, 'stored', '', 0, ?)`, [tashkentDay(until), until.getTime()]);
    return true;

    /** Whoever must count waits for another process; the job comes again soon. */
    async function takeTurn(): Promise<boolean> {
      const lock = "hashtextextended('marketplace_day', 0)";
      if (again) return (await run(`select pg_advisory_xact_lock(${lock})`)).length > 0;
      const [turn] = await run<{ mine: boolean }>(`select pg_try_advisory_xact_lock(${lock}) as mine`);
      return turn?.mine === true;
    }

    function firstChanging(before: Date): string {
      const changing = shiftDay(tashkentDay(now), -CHANGING_DAYS);
      const incomplete = tashkentDay(before);
      return incomplete < changing ? incomplete : changing;
    }
  });
}
