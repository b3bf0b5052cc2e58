import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Attempts to pay by the time when they began. */
export class Migration20261128184000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_payment_attempt_created_time" ON "payment_attempt" ("created_time") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_payment_attempt_created_time";`);
  }
}
