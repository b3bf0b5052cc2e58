import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { ShopSetting } from "./models/shop-setting.ts";

/** Runs statements: the module's own manager, or a transaction of the caller. */
export type SqlRunner = Pick<SqlEntityManager, "execute">;

export interface SettingsWrite {
  /** the transaction to join */
  within?: SqlRunner;
  /** id of the administrator; left out for a script or a job */
  changedBy?: string;
}

/** Settings of the shop (the engine's own `settings` module holds dashboard views, hence another name). */
export class ShopSettingsModuleService extends MedusaService({ ShopSetting }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Inserts or updates values by name, all of them or none; equal ones stay untouched. */
  async set(values: Record<string, unknown>, { within, changedBy }: SettingsWrite = {}): Promise<void> {
    if (!within) return this.sql.transactional((sql) => this.set(values, { within: sql, changedBy }));
    await this.lock(within);
    await within.execute(
      `insert into shop_setting (id, value, changed_by)
       select name, jsonb_build_object('value', value), ?::text
       from jsonb_each(?::jsonb) as given(name, value) order by name
       on conflict (id) do update
         set value = excluded.value, changed_by = excluded.changed_by, updated_at = now(), deleted_at = null
       where shop_setting.value <> excluded.value or shop_setting.deleted_at is not null`,
      [changedBy ?? null, JSON.stringify(values)],
    );
  }

  /** Until the transaction ends, nobody else changes a setting, in any process. */
  async lock(within: SqlRunner): Promise<void> {
    await within.execute("select pg_advisory_xact_lock(hashtextextended('shop-settings', 0))");
  }
}
