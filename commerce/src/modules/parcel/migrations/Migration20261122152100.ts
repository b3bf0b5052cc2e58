import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Until when a parcel is to be accepted, what shops search their parcels by, and how many of them stand where. */
export class Migration20261122152100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(`create extension if not exists btree_gin;`);
    this.addSql(
      `alter table "seller_order" add column if not exists "accept_by" timestamptz null, add column if not exists "shop_text" text null, add column if not exists "buyer_text" text null;`,
    );
    this.addSql(
      `update "seller_order" set "shop_text" = replace("number", '-', ' ') || ' ' || coalesce("search_text", '') where "shop_text" is null;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_seller_id_created_at_id" ON "seller_order" ("seller_id", "created_at", "id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_seller_id_status_created_at_id" ON "seller_order" ("seller_id", "status", "created_at", "id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_seller_id_accept_by" ON "seller_order" ("seller_id", "accept_by") WHERE status = 'pending' AND deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_accept_by" ON "seller_order" ("accept_by") WHERE status = 'pending' AND deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_shop_words" ON "seller_order" USING gin ("seller_id", "shop_text" gin_trgm_ops, "buyer_text" gin_trgm_ops) WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `create table if not exists "seller_order_tally" ("seller_id" text not null, "tab" text not null, "change" integer not null);`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_tally_seller_id" ON "seller_order_tally" ("seller_id") INCLUDE ("tab", "change");`,
    );
    this.addSql(`
      create or replace function "seller_order_tab" (status text, accept_by timestamptz, deleted_at timestamptz)
      returns text language sql immutable as $$
        select case when deleted_at is not null then null
          when status = 'pending' and accept_by is null then 'awaiting_payment' else status end
      $$;`);
    // Changes are added and never rewritten: orders of one shop do not wait for each other, nor in a circle.
    this.addSql(`
      create or replace function "tally_seller_orders" () returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into seller_order_tally select seller_id, tab, count(*) from (
            select seller_id, seller_order_tab(status, accept_by, deleted_at) as tab from new_rows) as came
          where tab is not null group by seller_id, tab;
        elsif tg_op = 'DELETE' then
          insert into seller_order_tally select seller_id, tab, -count(*) from (
            select seller_id, seller_order_tab(status, accept_by, deleted_at) as tab from old_rows) as went
          where tab is not null group by seller_id, tab;
        else
          insert into seller_order_tally select seller_id, tab, sum(change) from (
            select seller_id, seller_order_tab(status, accept_by, deleted_at) as tab, 1 as change from new_rows
            union all select seller_id, seller_order_tab(status, accept_by, deleted_at), -1 from old_rows) as moved
          where tab is not null group by seller_id, tab having sum(change) <> 0;
        end if;
        return null;
      end $$;`);
    this.addSql(
      `create or replace trigger "seller_order_tally_insert" after insert on "seller_order" referencing new table as new_rows for each statement execute function "tally_seller_orders" ();`,
    );
    this.addSql(
      `create or replace trigger "seller_order_tally_update" after update on "seller_order" referencing old table as old_rows new table as new_rows for each statement execute function "tally_seller_orders" ();`,
    );
    this.addSql(
      `create or replace trigger "seller_order_tally_delete" after delete on "seller_order" referencing old table as old_rows for each statement execute function "tally_seller_orders" ();`,
    );
    this.addSql(`
      insert into "seller_order_tally" select seller_id, tab, count(*) from (
        select seller_id, seller_order_tab(status, accept_by, deleted_at) as tab from seller_order) as stored
      where tab is not null group by seller_id, tab;`);
  }

  override async down(): Promise<void> {
    for (const on of ["insert", "update", "delete"]) {
      this.addSql(`drop trigger if exists "seller_order_tally_${on}" on "seller_order";`);
    }
    this.addSql(`drop function if exists "tally_seller_orders";`);
    this.addSql(`drop function if exists "seller_order_tab";`);
    this.addSql(`drop table if exists "seller_order_tally";`);
    this.addSql(
      `alter table "seller_order" drop column if exists "accept_by", drop column if exists "shop_text", drop column if exists "buyer_text";`,
    );
    this.addSql(`drop index if exists "IDX_seller_order_seller_id_created_at_id";`);
    this.addSql(`drop index if exists "IDX_seller_order_seller_id_status_created_at_id";`);
  }
}
