import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121190600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "password_reset" ("id" text not null, "token_hash" text not null, "auth_identity_id" text not null, "expires_at" timestamptz not null, "used_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "password_reset_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_password_reset_token_hash_unique" ON "password_reset" ("token_hash") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_password_reset_auth_identity_id" ON "password_reset" ("auth_identity_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_password_reset_deleted_at" ON "password_reset" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_shop_session_expires_at" ON "shop_session" ("expires_at");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_shop_session_expires_at";`);
    this.addSql(`drop table if exists "password_reset" cascade;`);
  }
}
