import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { MedusaError } from "@medusajs/framework/utils";
import type { ILockingProvider, Logger } from "@medusajs/framework/types";
import { LEASE } from "../../shared/recovery-times.ts";
import { keepLease } from "./keep-lease.ts";
import { LocalQueue } from "./local-queue.ts";

/** The used part of the engine's entity manager; each call borrows a connection and returns it. */
export interface SqlRunner {
  execute(sql: string, params?: unknown[]): Promise<Record<string, unknown>[]>;
  transactional<T>(job: (sql: SqlRunner) => Promise<T>): Promise<T>;
}

/** Seconds; shorter than the timeout of the web server. */
const EXECUTE_WAIT = 8;
/** Seconds; without it, `acquire` without `expire` would lock forever when its process dies. */
const LONGEST_LEASE = 300;

// Every statement locks its rows in the order of their keys, so overlapping sets cannot deadlock.
const TAKE = `
  insert into lease_lock (key, owner, expires_at)
  select key, ?, clock_timestamp() + ? * interval '1 second' from jsonb_array_elements_text(?::jsonb) as key
  order by key
  on conflict (key) do update set owner = excluded.owner, expires_at = excluded.expires_at
  where lease_lock.expires_at <= clock_timestamp() or lease_lock.owner = excluded.owner
  returning key`;

const HELD = `
  with held as (
    select key from lease_lock where owner = ? and key in (select jsonb_array_elements_text(?::jsonb))
    order by key for update)`;

const DROP = `${HELD}
  delete from lease_lock using held where lease_lock.key = held.key
  returning lease_lock.expires_at > clock_timestamp() as live`;

const RENEW = `${HELD}
  update lease_lock set expires_at = clock_timestamp() + ? * interval '1 second' from held
  where lease_lock.key = held.key and lease_lock.expires_at > clock_timestamp()
  returning lease_lock.key`;

/**
 * Locks as leases in PostgreSQL, for any number of processes. Every holder has its own owner token, so a former holder
 * can neither renew nor release the next holder's lease. Waiting polls, without holding a connection.
 */
export class LeaseLockProvider implements ILockingProvider {
  static identifier = "locking-lease";
  private readonly sql: SqlRunner;
  private readonly logger: Logger | undefined;
  private readonly queue = new LocalQueue();
  /** Owner tokens of locks taken without an owner, oldest first: their release names no owner either. */
  private readonly anonymous = new Map<string, string[]>();

  constructor(container: { manager: SqlRunner; logger?: Logger }) {
    this.sql = container.manager;
    this.logger = container.logger;
  }

  async execute<T>(
    keys: string | string[],
    job: (signal?: AbortSignal) => Promise<T>,
    args?: { timeout?: number; expire?: number },
  ): Promise<T> {
    const names = listed(keys);
    const owner = randomUUID();
    const lease = args?.expire && args.expire > 0 ? args.expire : LEASE;
    const wait = (args?.timeout && args.timeout > 0 ? args.timeout : EXECUTE_WAIT) * 1000;
    const { turn, leave } = this.queue.join(names);
    try {
      await this.takeWithin(names, owner, lease, wait, turn);
      const lifeline = keepLease(lease, () => this.renew(names, owner, lease), this.logger);
      try {
        const result = await job(lifeline.signal);
        lifeline.signal.throwIfAborted();
        return result;
      } finally {
        lifeline.stop();
        await this.release(names, { ownerId: owner });
      }
    } finally {
      leave();
    }
  }

  async acquire(keys: string | string[], args?: { ownerId?: string | null; expire?: number }): Promise<void> {
    const names = listed(keys);
    const owner = args?.ownerId ?? randomUUID();
    if (!(await this.take(names, owner, args?.expire || LONGEST_LEASE))) throw busy(names);
    if (args?.ownerId) return;
    for (const name of names) this.anonymous.set(name, [...(this.anonymous.get(name) ?? []), owner]);
  }

  async release(keys: string | string[], args?: { ownerId?: string | null }): Promise<boolean> {
    const names = listed(keys);
    if (args?.ownerId) return (await this.drop(names, args.ownerId)) === names.length;
    let released = 0;
    for (const name of names) {
      const [oldest, ...rest] = this.anonymous.get(name) ?? [];
      if (rest.length > 0) this.anonymous.set(name, rest);
      else this.anonymous.delete(name);
      released += oldest ? await this.drop([name], oldest) : 0;
    }
    return released === names.length;
  }

  async releaseAll(args?: { ownerId?: string | null }): Promise<void> {
    if (args?.ownerId) await this.sql.execute("delete from lease_lock where owner = ?", [args.ownerId]);
    else await this.sql.execute("delete from lease_lock");
  }

  private async takeWithin(
    names: string[],
    owner: string,
    lease: number,
    wait: number,
    turn: Promise<unknown>,
  ): Promise<void> {
    const until = Date.now() + wait;
    await Promise.race([turn, pause(wait, undefined, { ref: false })]);
    for (let delay = 10; !(await this.take(names, owner, lease)); delay = Math.min(delay * 1.5, 150)) {
      if (Date.now() >= until) throw busy(names);
      await pause(delay * (0.5 + Math.random()));
    }
  }

  private async take(names: string[], owner: string, seconds: number): Promise<boolean> {
    const takeFrom = async (sql: SqlRunner) => {
      const taken = await sql.execute(TAKE, [owner, seconds, JSON.stringify(names)]);
      if (taken.length < names.length) throw busy(names);
    };
    try {
      // Several keys are taken all or none, in a transaction; one key does not need it.
      await (names.length > 1 ? this.sql.transactional(takeFrom) : takeFrom(this.sql));
      return true;
    } catch (error) {
      if (error instanceof MedusaError && error.type === MedusaError.Types.CONFLICT) return false;
      throw error;
    }
  }

  /** Does not renew an expired lease, even if no one holds it: another holder may have had it meanwhile. */
  private async renew(names: string[], owner: string, seconds: number): Promise<boolean> {
    const renewed = await this.sql.execute(RENEW, [owner, JSON.stringify(names), seconds]);
    return renewed.length === names.length;
  }

  /** Returns how many of the keys that owner still held. */
  private async drop(names: string[], owner: string): Promise<number> {
    const rows = await this.sql.execute(DROP, [owner, JSON.stringify(names)]);
    return rows.filter(({ live }) => live === true).length;
  }
}

function listed(keys: string | string[]): string[] {
  return [...new Set(Array.isArray(keys) ? keys : [keys])].sort();
}

function busy(names: string[]): MedusaError {
  return new MedusaError(MedusaError.Types.CONFLICT, `Already locked: ${names.join(", ")}`);
}
