import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261124200000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "contact_message" add column if not exists "customer_id" text null;`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_contact_message_customer_id" ON "contact_message" ("customer_id") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`alter table "contact_message" drop column if exists "customer_id";`);
  }
}
