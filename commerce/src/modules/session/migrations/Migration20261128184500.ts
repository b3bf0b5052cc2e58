import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Second factors and their recovery codes. */
export class Migration20261128184500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "second_factor" ("auth_identity_id" text not null, "sealed_secret" text not null, "enabled_at" timestamptz null, "last_step" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "second_factor_pkey" primary key ("auth_identity_id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_second_factor_deleted_at" ON "second_factor" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `create table if not exists "recovery_code" ("id" text not null, "auth_identity_id" text not null, "code_hash" text not null, "used_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "recovery_code_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_recovery_code_code_hash_unique" ON "recovery_code" ("code_hash") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_recovery_code_auth_identity_id" ON "recovery_code" ("auth_identity_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_recovery_code_deleted_at" ON "recovery_code" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "recovery_code" cascade;`);
    this.addSql(`drop table if exists "second_factor" cascade;`);
  }
}
