import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What a shop settles by itself, why it is suspended, and whom it has invited. */
export class Migration20261122151510 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "seller"
         add column if not exists "suspended_reason" text null,
         add column if not exists "suspended_at" timestamptz null,
         add column if not exists "resumed_at" timestamptz null,
         add column if not exists "holiday_until" timestamptz null,
         add column if not exists "free_shipping_threshold" numeric null,
         add column if not exists "raw_free_shipping_threshold" jsonb null,
         add column if not exists "delivery_zones" text[] null,
         add column if not exists "payout_account" jsonb null;`,
    );
    this.addSql(
      `create unique index if not exists "IDX_seller_name_unique" on "seller" (lower("name")) where deleted_at is null;`,
    );
    this.addSql(
      `create table if not exists "seller_invitation" (
         "id" text not null, "email" text not null, "role" text check ("role" in ('manager', 'packer')) not null,
         "token_hash" text not null, "invited_by" text not null, "sent_at" timestamptz not null,
         "expires_at" timestamptz not null, "seller_id" text not null,
         "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
         "deleted_at" timestamptz null,
         constraint "seller_invitation_pkey" primary key ("id"),
         constraint "seller_invitation_seller_id_foreign" foreign key ("seller_id") references "seller" ("id") on update cascade);`,
    );
    this.addSql(
      `create unique index if not exists "IDX_seller_invitation_token_hash_unique" on "seller_invitation" ("token_hash");`,
    );
    this.addSql(
      `create unique index if not exists "IDX_seller_invitation_seller_id_email_unique" on "seller_invitation" ("seller_id", "email") where deleted_at is null;`,
    );
    this.addSql(
      `create index if not exists "IDX_seller_invitation_deleted_at" on "seller_invitation" ("deleted_at") where deleted_at is null;`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "seller_invitation" cascade;`);
    this.addSql(`drop index if exists "IDX_seller_name_unique";`);
    this.addSql(
      `alter table if exists "seller"
         drop column if exists "suspended_reason", drop column if exists "suspended_at",
         drop column if exists "resumed_at", drop column if exists "holiday_until",
         drop column if exists "free_shipping_threshold", drop column if exists "raw_free_shipping_threshold",
         drop column if exists "delivery_zones", drop column if exists "payout_account";`,
    );
  }
}
