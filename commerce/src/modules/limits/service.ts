import { createHash } from "node:crypto";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { ShopLimit } from "./models/shop-limit.ts";

/** At most `max` times within any `seconds`; each kind is counted separately. */
export interface Limit {
  kind: string;
  max: number;
  seconds: number;
}

/** A counted action, which `removeHits` can remove again. */
export interface Hit {
  key: string;
  at: string;
}

// One statement on one row: of parallel callers, in any number of processes, exactly `max` succeed.
const TAKE = `
  insert into shop_limit as l (key, hits) values (?, array[clock_timestamp()])
  on conflict (key) do update set updated_at = now(), hits = array_append(
    (select array_agg(hit order by hit) from unnest(l.hits) as hit
     where hit > clock_timestamp() - ? * interval '1 second'), clock_timestamp())
  where (select count(*) from unnest(l.hits) as hit
         where hit > clock_timestamp() - ? * interval '1 second') < ?
  returning hits[cardinality(hits)]::text as at`;

const WAIT = `
  select ceil(extract(epoch from min(hit) + ? * interval '1 second' - clock_timestamp()))::int as seconds
  from shop_limit, unnest(hits) as hit
  where key = ? and hit > clock_timestamp() - ? * interval '1 second'`;

const toKey = (kind: string, subject: string): string =>
  createHash("sha256").update(`${kind}\n${subject}`).digest("hex");

/** Counts limited actions in a sliding window: every hit counts for its own `seconds`. */
export class ShopLimitModuleService extends MedusaService({ ShopLimit }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /**
   * Counts one action for each subject (an e-mail, a client's address); a rejected one counts for none of them.
   * @throws ShopError 429 `too_many_requests` with `details.retryAfter` in seconds
   */
  async take({ kind, max, seconds }: Limit, subjects: string[]): Promise<Hit[]> {
    const taken: Hit[] = [];
    for (const subject of subjects) {
      const key = toKey(kind, subject);
      const hit = await this.tryTake({ kind, max, seconds }, subject);
      if (!hit) {
        await this.removeHits(taken);
        const [wait] = await this.sql.execute<{ seconds: number | null }[]>(WAIT, [seconds, key, seconds]);
        const retryAfter = Math.max(1, wait?.seconds ?? 1);
        throw new ShopError(429, "too_many_requests", `Too many: ${kind}`, { retryAfter });
      }
      taken.push(hit);
    }
    return taken;
  }

  /** Counts one action of a subject; returns undefined, and counts nothing, when the limit is reached. */
  async tryTake({ kind, max, seconds }: Limit, subject: string): Promise<Hit | undefined> {
    const key = toKey(kind, subject);
    const [hit] = await this.sql.execute<{ at: string }[]>(TAKE, [key, seconds, seconds, max]);
    return hit && { key, at: hit.at };
  }

  /** Returns whether the limit is reached. */
  async isFull({ kind, max, seconds }: Limit, subject: string): Promise<boolean> {
    const [{ full } = { full: false }] = await this.sql.execute<{ full: boolean }[]>(
      `select count(*) >= ? as full from shop_limit, unnest(hits) as hit
       where key = ? and hit > clock_timestamp() - ? * interval '1 second'`,
      [max, toKey(kind, subject), seconds],
    );
    return full;
  }

  /** Deletes all hits of a subject. */
  async clear({ kind }: Limit, subject: string): Promise<void> {
    await this.sql.execute("delete from shop_limit where key = ?", [toKey(kind, subject)]);
  }

  /** Removes the newest hit of a subject: what it began has ended well, in another request. */
  async removeNewest({ kind }: Limit, subject: string): Promise<void> {
    await this.sql.execute("update shop_limit set hits = hits[1:cardinality(hits) - 1] where key = ?", [
      toKey(kind, subject),
    ]);
  }

  /** Removes hits that turn out not to count. */
  async removeHits(hits: Hit[]): Promise<void> {
    for (const { key, at } of hits) {
      await this.sql.execute(
        "update shop_limit set hits = array_remove(hits, ?::timestamptz) where key = ?",
        [at, key],
      );
    }
  }

  /** Deletes rows that are unchanged for two days: no window is longer. */
  async purge(): Promise<void> {
    await this.sql.execute("delete from shop_limit where updated_at < now() - interval '2 days'");
  }
}
