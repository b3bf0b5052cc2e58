import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Passkeys and the challenges that they answer. */
export class Migration20261128230600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "passkey" ("id" text not null, "auth_identity_id" text not null, "credential_id" text not null, "user_handle" text not null, "public_key" text not null, "counter" bigint not null default 0, "name" text not null, "synced" boolean not null default false, "last_used_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "passkey_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_passkey_credential_id_unique" ON "passkey" ("credential_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_passkey_auth_identity_id" ON "passkey" ("auth_identity_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_passkey_deleted_at" ON "passkey" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `create table if not exists "passkey_challenge" ("challenge_hash" text not null, "purpose" text not null, "session_id" text null, "user_handle" text null, "expires_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "passkey_challenge_pkey" primary key ("challenge_hash"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_passkey_challenge_deleted_at" ON "passkey_challenge" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "passkey_challenge" cascade;`);
    this.addSql(`drop table if exists "passkey" cascade;`);
  }
}
