import { createHash } from "node:crypto";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { ShopLimit } from "./models/shop-limit.ts";

/** At most `max` times within any `seconds`, each kind for itself. */
export interface Limit {
  kind: string;
  max: number;
  seconds: number;
}

/** What was counted, to be given back if it turns out not to count. */
export interface Hit {
  key: string;
  at: string;
}

// One statement on one row: of parallel takers, in however many processes, exactly `max` get through.
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

const keyOf = (kind: string, subject: string): string =>
  createHash("sha256").update(`${kind}\n${subject}`).digest("hex");

/** Counts what may be done only so often. The window slides: every hit counts for its own `seconds`. */
export class ShopLimitModuleService extends MedusaService({ ShopLimit }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /**
   * Counts one more for each subject (an e-mail, a client's address); a refusal counts for none of them.
   * @throws ShopError 429 `too_many_requests` with `details.retryAfter` in seconds
   */
  async take({ kind, max, seconds }: Limit, subjects: string[]): Promise<Hit[]> {
    const taken: Hit[] = [];
    for (const subject of subjects) {
      const key = keyOf(kind, subject);
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

  /** Counts one more for a subject; undefined, and nothing counted, when there have been enough. */
  async tryTake({ kind, max, seconds }: Limit, subject: string): Promise<Hit | undefined> {
    const key = keyOf(kind, subject);
    const [hit] = await this.sql.execute<{ at: string }[]>(TAKE, [key, seconds, seconds, max]);
    return hit && { key, at: hit.at };
  }

  /** Whether the next one would be too many. */
  async isFull({ kind, max, seconds }: Limit, subject: string): Promise<boolean> {
    const [{ full } = { full: false }] = await this.sql.execute<{ full: boolean }[]>(
      `select count(*) >= ? as full from shop_limit, unnest(hits) as hit
       where key = ? and hit > clock_timestamp() - ? * interval '1 second'`,
      [max, keyOf(kind, subject), seconds],
    );
    return full;
  }

  /** Forgets all that was counted for a subject. */
  async clear({ kind }: Limit, subject: string): Promise<void> {
    await this.sql.execute("delete from shop_limit where key = ?", [keyOf(kind, subject)]);
  }

  /** Makes hits not count after all. */
  async removeHits(hits: Hit[]): Promise<void> {
    for (const { key, at } of hits) {
      await this.sql.execute(
        "update shop_limit set hits = array_remove(hits, ?::timestamptz) where key = ?",
        [at, key],
      );
    }
  }

  /** Forgets who did nothing that is limited for two days: no limit looks back so far. */
  async purge(): Promise<void> {
    await this.sql.execute("delete from shop_limit where updated_at < now() - interval '2 days'");
  }
}
