import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { ShopMail } from "./models/shop-mail.ts";

/** Queued, failed and sent mails. */
export class ShopMailModuleService extends MedusaService({ ShopMail }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Deletes mails, and the engine's records of them, after half a year; their keys may then be used again. */
  async purge(): Promise<void> {
    await this.sql.execute("delete from shop_mail where created_at < now() - interval '180 days'");
    await this.sql.execute("delete from notification where created_at < now() - interval '180 days'");
  }
}
