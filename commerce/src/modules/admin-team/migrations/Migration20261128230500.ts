import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261128230500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "admin_invitation" (
         "id" text not null, "email" text not null,
         "rank" text check ("rank" in ('owner', 'manager', 'support', 'content', 'finance')) not null,
         "token_hash" text not null, "invited_by" text not null, "sent_at" timestamptz not null,
         "expires_at" timestamptz not null,
         "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
         "deleted_at" timestamptz null,
         constraint "admin_invitation_pkey" primary key ("id"));`,
    );
    this.addSql(
      `create unique index if not exists "IDX_admin_invitation_token_hash_unique" on "admin_invitation" ("token_hash") where deleted_at is null;`,
    );
    this.addSql(
      `create unique index if not exists "IDX_admin_invitation_email_unique" on "admin_invitation" ("email") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_admin_invitation_deleted_at" on "admin_invitation" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "admin_invitation" cascade;`);
  }
}
