import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { ShopSetting } from "./models/shop-setting.ts";

/** Settings of the shop (the engine's own `settings` module holds dashboard views, hence another name). */
export class ShopSettingsModuleService extends MedusaService({ ShopSetting }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Inserts or updates values by name; all of them or none. */
  async set(values: Record<string, unknown>): Promise<void> {
    await this.sql.execute(
      `insert into shop_setting (id, value)
       select name, jsonb_build_object('value', value) from jsonb_each(?::jsonb) as given(name, value) order by name
       on conflict (id) do update set value = excluded.value, updated_at = now(), deleted_at = null`,
      [JSON.stringify(values)],
    );
  }
}
