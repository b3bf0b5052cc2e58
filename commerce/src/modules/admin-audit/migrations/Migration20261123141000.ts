import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261123141000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "admin_audit" ("id" text not null, "actor_id" text not null, "action" text not null, "subject" text null, "said" jsonb not null, "request_id" text null, "status" integer null, "done_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "admin_audit_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_admin_audit_actor_id" ON "admin_audit" ("actor_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_admin_audit_created_at" ON "admin_audit" ("created_at", "id");`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "admin_audit" cascade;`);
  }
}
