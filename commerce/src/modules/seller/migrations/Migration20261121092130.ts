import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121092130 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`alter table if exists "seller_member" drop constraint if exists "seller_member_customer_id_unique";`);
    this.addSql(`alter table if exists "seller" drop constraint if exists "seller_slug_unique";`);
    this.addSql(`create table if not exists "seller" ("id" text not null, "slug" text not null, "name" text not null, "description" jsonb null, "logo" text null, "banner" text null, "working_hours" text null, "return_policy" jsonb null, "rating" real not null default 0, "review_count" integer not null default 0, "status" text check ("status" in ('active', 'suspended')) not null default 'active', "joined_at" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "seller_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_seller_slug_unique" ON "seller" ("slug") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_seller_deleted_at" ON "seller" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`create table if not exists "seller_member" ("id" text not null, "customer_id" text not null, "seller_id" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "seller_member_pkey" primary key ("id"));`);
    this.addSql(`CREATE UNIQUE INDEX IF NOT EXISTS "IDX_seller_member_customer_id_unique" ON "seller_member" ("customer_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_seller_member_seller_id" ON "seller_member" ("seller_id") WHERE deleted_at IS NULL;`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_seller_member_deleted_at" ON "seller_member" ("deleted_at") WHERE deleted_at IS NULL;`);

    this.addSql(`alter table if exists "seller_member" add constraint "seller_member_seller_id_foreign" foreign key ("seller_id") references "seller" ("id") on update cascade;`);
  }

  override async down(): Promise<void> {
    this.addSql(`alter table if exists "seller_member" drop constraint if exists "seller_member_seller_id_foreign";`);

    this.addSql(`drop table if exists "seller" cascade;`);

    this.addSql(`drop table if exists "seller_member" cascade;`);
  }

}
