import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Parcels of one image of the table, `come` or `gone`, as sales: the parcel itself and each of its goods. */
const salesIn = (image: string, sign: 1 | -1) => `
  select seller_id, ("created_at" at time zone 'UTC' + interval '5 hours')::date as day, '' as product_id,
         ${sign} as pieces, ${sign} * items_total as total
  from ${image} where status <> 'cancelled' and deleted_at is null and goods is not null
  union all
  select seller_id, ("created_at" at time zone 'UTC' + interval '5 hours')::date, row->>'product',
         ${sign} * (row->>'pieces')::bigint, ${sign} * (row->>'total')::numeric
  from ${image}, jsonb_array_elements(goods->'rows') as row
  where status <> 'cancelled' and deleted_at is null and goods is not null`;

const note = (sales: string) => `
  insert into sale_change (seller_id, day, product_id, pieces, total)
  select seller_id, day, product_id, sum(pieces), sum(total) from (${sales}) as sales
  group by seller_id, day, product_id having sum(pieces) <> 0 or sum(total) <> 0;`;

/**
 * What was sold, by day (docs/decisions/029-dashboard.md). Whatever writes a parcel writes what it changes of it, in
 * the same statement: rows are only ever added, so nobody waits for anybody. `fold-sales` adds them to the days.
 */
export class Migration20261122154002 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table "seller_order" add column if not exists "goods" jsonb null;`);
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_seller_order_without_goods" ON "seller_order" ("id") WHERE goods IS NULL;`,
    );
    this.addSql(
      `create table if not exists "sale_change" ("id" bigint generated always as identity primary key, "seller_id" text not null, "day" date not null, "product_id" text not null, "pieces" bigint not null, "total" numeric not null);`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_sale_change_seller_id" ON "sale_change" ("seller_id");`);
    this.addSql(
      `create table if not exists "sale_day" ("seller_id" text not null, "day" date not null, "product_id" text not null, "pieces" bigint not null, "total" numeric not null, primary key ("seller_id", "day", "product_id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_sale_day_of_shop" ON "sale_day" ("seller_id", "day") INCLUDE ("pieces", "total") WHERE product_id = '';`,
    );
    this.addSql(`create or replace function note_sales() returns trigger language plpgsql as $$ begin
      if tg_op = 'INSERT' then ${note(salesIn("come", 1))}
      elsif tg_op = 'UPDATE' then ${note(`${salesIn("come", 1)} union all ${salesIn("gone", -1)}`)}
      else ${note(salesIn("gone", -1))}
      end if;
      return null; end $$;`);
    this.addSql(
      `create or replace trigger sales_come after insert on seller_order referencing new table as come for each statement execute function note_sales();`,
    );
    this.addSql(
      `create or replace trigger sales_move after update on seller_order referencing old table as gone new table as come for each statement execute function note_sales();`,
    );
    this.addSql(
      `create or replace trigger sales_go after delete on seller_order referencing old table as gone for each statement execute function note_sales();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists sales_go on seller_order;`);
    this.addSql(`drop trigger if exists sales_move on seller_order;`);
    this.addSql(`drop trigger if exists sales_come on seller_order;`);
    this.addSql(`drop function if exists note_sales();`);
    this.addSql(`drop table if exists "sale_day" cascade;`);
    this.addSql(`drop table if exists "sale_change" cascade;`);
    this.addSql(`drop index if exists "IDX_seller_order_without_goods";`);
    this.addSql(`alter table "seller_order" drop column if exists "goods";`);
  }
}
