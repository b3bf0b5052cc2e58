import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What rows of one image of a table, `come` or `gone`, add to the orders and the money of their buyers. */
const parcelsIn = (image: string, sign: 1 | -1) => `
  select customer_id, ${sign} * (number like '%-1' and deleted_at is null)::int as orders,
    ${sign} * case when status = 'delivered' and deleted_at is null then total else 0 end as spent from ${image}`;
const returnsIn = (image: string, sign: 1 | -1) => `
  select customer_id, 0 as orders,
    ${sign} * case when status in ('refund_owed', 'refunded') and deleted_at is null then amount else 0 end as spent
  from ${image}`;

const note = (rows: string) => `
  insert into customer_spending_change (customer_id)
  select customer_id from (${rows}) as rows group by customer_id having sum(orders) <> 0 or sum(spent) <> 0;`;

const noteChanges = (rowsIn: typeof parcelsIn) => `
  if tg_op = 'INSERT' then ${note(rowsIn("come", 1))}
  elsif tg_op = 'UPDATE' then ${note(`${rowsIn("come", 1)} union all ${rowsIn("gone", -1)}`)}
  else ${note(rowsIn("gone", -1))}
  end if;
  return null;`;

const images = {
  insert: "new table as come",
  update: "old table as gone new table as come",
  delete: "old table as gone",
};

/**
 * Orders and money of each buyer, by which administrators sort users (docs/decisions/086-users-by-spending.md). Whatever changes them
 * notes the buyer in the same statement: rows are only ever added, so nobody waits for anybody. `fold-spending` counts the noted
 * buyers again.
 */
export class Migration20261130050100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "customer_spending" ("customer_id" text not null, "orders" numeric not null, "spent" numeric not null, primary key ("customer_id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_customer_spending_orders" ON "customer_spending" ("orders", "customer_id");`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_customer_spending_spent" ON "customer_spending" ("spent", "customer_id");`,
    );
    this.addSql(
      `create table if not exists "customer_spending_change" ("id" bigint generated always as identity primary key, "customer_id" text not null);`,
    );
    this.noteIn("seller_order", "note_ordered", noteChanges(parcelsIn));
    this.noteIn("return_request", "note_returned", noteChanges(returnsIn));
    this.addSql(`create or replace function note_customers() returns trigger language plpgsql as $$ begin
      insert into customer_spending_change (customer_id) select id from come;
      return null; end $$;`);
    this.addSql(`
      do $$ begin if to_regclass('customer') is not null then
        create or replace trigger "spending_of_customer" after insert on "customer" referencing new table as come
          for each statement execute function note_customers();
        insert into customer_spending_change (customer_id) select id from customer;
      end if; end $$;`);
  }

  private noteIn(table: string, name: string, body: string): void {
    this.addSql(
      `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body} end $$;`,
    );
    for (const [act, image] of Object.entries(images))
      this.addSql(
        `create or replace trigger "${name}_${act}" after ${act} on "${table}" referencing ${image} for each statement execute function ${name}();`,
      );
  }

  override async down(): Promise<void> {
    for (const [table, name] of [
      ["seller_order", "note_ordered"],
      ["return_request", "note_returned"],
    ])
      for (const act of Object.keys(images))
        this.addSql(`drop trigger if exists "${name}_${act}" on "${table}";`);
    this.addSql(`
      do $$ begin if to_regclass('customer') is not null then
        drop trigger if exists "spending_of_customer" on "customer";
      end if; end $$;`);
    for (const name of ["note_ordered", "note_returned", "note_customers"])
      this.addSql(`drop function if exists ${name}();`);
    this.addSql(`drop table if exists "customer_spending_change" cascade;`);
    this.addSql(`drop table if exists "customer_spending" cascade;`);
  }
}
