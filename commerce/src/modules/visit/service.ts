import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { tashkentDay } from "../../tashkent-days.ts";
import { SearchDay } from "./models/search-day.ts";
import { VisitDay } from "./models/visit-day.ts";

/** Days that a searched text is stored; docs/security.md lists it. */
const TEXT_DAYS = 365;

/** Counts of a day. */
export interface DayCounts {
  visits: number;
  searches: number;
  /** searches that found nothing */
  empty: number;
}

export interface SearchedText {
  words: string;
  searches: number;
  empty: number;
}

export interface ReportedSearch {
  /** null for a text that is not stored */
  words: string | null;
  isEmpty: boolean;
}

export interface TextsQuery {
  /** days in Tashkent, both inclusive */
  from: string;
  to: string;
  by: "searches" | "empty";
  /** texts that were searched less often in these days are left out: one person may have typed them */
  least: number;
  most: number;
}

const ADD = `insert into visit_day as d (day, visits, searches, empty) values (?::date, ?, ?, ?)
  on conflict (day) do update set visits = d.visits + excluded.visits, searches = d.searches + excluded.searches,
    empty = d.empty + excluded.empty, updated_at = now()`;

/** Anonymous counts of visits and searches by day. Each report is one statement, so processes cannot lose each other's. */
export class VisitModuleService extends MedusaService({ VisitDay, SearchDay }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  async countVisits(visits = 1, at = new Date()): Promise<void> {
    await this.sql.execute(ADD, [tashkentDay(at), visits, 0, 0]);
  }

  async countSearch({ words, isEmpty }: ReportedSearch, at = new Date()): Promise<void> {
    const day = tashkentDay(at);
    const empty = isEmpty ? 1 : 0;
    await this.sql.execute(
      `with total as (${ADD})
       insert into search_day as d (day, words, searches, empty)
       select ?::date, ?::text, 1, ? where ?::text is not null
       on conflict (day, words) do update set searches = d.searches + 1, empty = d.empty + excluded.empty,
         updated_at = now()`,
      [day, 0, 1, empty, day, words, empty, words],
    );
  }

  /** Counts from `from` to `to`, both days (`2026-11-22`) inclusive; days without any are left out. */
  async listDays(from: string, to: string): Promise<Map<string, DayCounts>> {
    const rows = await this.sql.execute<({ day: string } & DayCounts)[]>(
      `select day::text, visits::float8, searches::float8, empty::float8 from visit_day
       where day between ?::date and ?::date`,
      [from, to],
    );
    return new Map(rows.map(({ day, ...counts }) => [day, counts]));
  }

  /** Texts that were searched most often, or most often in vain. */
  async listTexts({ from, to, by, least, most }: TextsQuery): Promise<SearchedText[]> {
    const column = by === "empty" ? "empty" : "searches";
    return this.sql.execute<SearchedText[]>(
      `select words, sum(searches)::float8 as searches, sum(empty)::float8 as empty from search_day
       where day between ?::date and ?::date group by words having sum(${column}) >= ?
       order by sum(${column}) desc, words limit ?`,
      [from, to, least, most],
    );
  }

  /** Deletes texts that are stored for long enough. */
  async purge(): Promise<void> {
    await this.sql.execute(
      `delete from search_day where day < (now() at time zone 'Asia/Tashkent')::date - ${TEXT_DAYS}`,
    );
  }
}
