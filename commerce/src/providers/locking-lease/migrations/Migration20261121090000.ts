import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** One row per held lock; rows of dead holders are taken over once `expires_at` has passed. */
export class Migration20261121090000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "lease_lock" ("key" text not null, "owner" text not null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "lease_lock_pkey" primary key ("key"));`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "lease_lock";`);
  }
}
