import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { MedusaService } from "@medusajs/framework/utils";
import { ShopMail } from "./models/shop-mail.ts";

/** Mails that wait, failed or were sent. */
export class ShopMailModuleService extends MedusaService({ ShopMail }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /** Forgets mails of half a year ago, and what the engine noted of them; a key may then be used again. */
  async purge(): Promise<void> {
    await this.sql.execute("delete from shop_mail where created_at < now() - interval '180 days'");
    await this.sql.execute("delete from notification where created_at < now() - interval '180 days'");
  }
}
