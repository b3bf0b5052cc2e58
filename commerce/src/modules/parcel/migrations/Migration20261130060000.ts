import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const dayOf = (column: string) => `(${column} at time zone 'Asia/Tashkent')::date`;

/** A parcel comes no later than the end of the day that lists it, so that a page of days starts where they end. */
const placedAt = (day: string) =>
  `least(p.created_at, (${day} + 1)::timestamp at time zone 'Asia/Tashkent' - interval '1 microsecond')`;

const TAB = "seller_order_tab(p.status, p.accept_by, p.deleted_at)";
/** Until when it is to be accepted, while it waits for that. */
const ACCEPT_BY = "case when p.status = 'pending' then p.accept_by end";

/** Replaces the lists of these parcels `p` that `pattern` names by `wanted`: list, parcel, day, and the day before it. */
const replace = (pattern: string, parcels: string, wanted: string) => `
  with wanted as (${wanted}),
  gone as (delete from listed_parcel l using seller_order p where p.id = l.parcel_id and l.list ${pattern} and ${parcels}
    and not exists (select from wanted w where w.parcel_id = l.parcel_id and w.list = l.list and w.day = l.day))
  insert into listed_parcel (list, parcel_id, day, earlier, placed_at, tab, accept_by)
  select w.list, p.id, w.day, w.earlier, ${placedAt("w.day")}, ${TAB}, ${ACCEPT_BY}
  from wanted w join seller_order p on p.id = w.parcel_id
  on conflict (parcel_id, list, day) do update set earlier = excluded.earlier
    where listed_parcel.earlier is distinct from excluded.earlier;`;

/** By the payment method chosen last. */
const replaceMethods = (parcels: string) =>
  replace(
    "like 'method %'",
    parcels,
    `select 'method ' || coalesce(d.method, o.metadata->>'payment_method') as list, p.id as parcel_id,
      ${dayOf("p.created_at")} as day, null::date as earlier
    from seller_order p join "order" o on o.id = p.order_id left join payment_due d on d.id = o.id
    where coalesce(d.method, o.metadata->>'payment_method') is not null and ${parcels}`,
  );

/** By what the ledger dates. */
const replaceDates = (parcels: string) =>
  replace(
    "not like 'method %'",
    parcels,
    `select list, parcel_id, day, lag(day) over (partition by list, parcel_id order by day) as earlier from (
      select 'delivered' as list, t.parcel_id, ${dayOf("t.at")} as day
      from ledger_transaction t join seller_order p on p.id = t.parcel_id where t.kind = 'earning' and ${parcels}
      union select 'first_delivered', parcel_id, day from (
        select distinct on (t.order_id) t.parcel_id, ${dayOf("t.at")} as day
        from ledger_transaction t join seller_order p on p.id = t.parcel_id
        where t.kind = 'earning' and ${parcels} order by t.order_id, t.at, t.id) first
      union select 'returned', t.parcel_id, ${dayOf("t.at")}
      from ledger_transaction t join seller_order p on p.id = t.parcel_id where t.kind = 'earning' and ${parcels}
        and exists (select from ledger_transaction r
          where r.kind = 'refund' and r.return_id is not null and r.parcel_id = t.parcel_id)
      union select 'commission', t.parcel_id, ${dayOf("e.at")}
      from ledger_transaction t join seller_order p on p.id = t.parcel_id join ledger_entry e on e.transaction_id = t.id
      where e.account = 'commission' and ${parcels}) dated`,
  );

const fill = (statement: string, ...tables: string[]) => `
  do $$ begin if ${tables.map((table) => `to_regclass('"${table}"') is not null`).join(" and ")} then
    ${statement}
  end if; end $$;`;

/**
 * Parcels by what administrators narrow their list by: the payment method, and the days on which the ledger dates a delivery,
 * a return or commission. A row is much shorter than a parcel, with its tab beside the day, so that a page and the count of
 * each tab read an index alone. Triggers of the parcels, the payments and the ledger keep it; what they call is here.
 */
export class Migration20261130060000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists "listed_parcel" ("list" text not null, "parcel_id" text not null, "day" date not null,
        "earlier" date null, "placed_at" timestamptz not null, "tab" text null, "accept_by" timestamptz null,
        constraint "listed_parcel_pkey" primary key ("parcel_id", "list", "day"));`);
    this.addSql(`
      create or replace function "list_parcel_methods" (orders text[]) returns void language plpgsql as $$ begin
        ${replaceMethods("p.order_id = any (orders)")} end $$;`);
    this.addSql(`
      create or replace function "list_parcel_dates" (orders text[]) returns void language plpgsql as $$ begin
        ${replaceDates("p.order_id = any (orders)")} end $$;`);
    this.addSql(`
      create or replace function "list_placed_parcels" () returns trigger language plpgsql as $$ begin
        perform list_parcel_methods(array(select distinct order_id from new_rows));
        return null;
      end $$;`);
    // of a parcel that is deleted the tab is null
    this.addSql(`
      create or replace function "list_moved_parcels" () returns trigger language plpgsql as $$ begin
        update listed_parcel l set tab = ${TAB}, accept_by = ${ACCEPT_BY}, placed_at = ${placedAt("l.day")}
        from new_rows p join old_rows o using (id) where l.parcel_id = p.id
          and (p.status, p.accept_by, p.deleted_at, p.created_at)
            is distinct from (o.status, o.accept_by, o.deleted_at, o.created_at)
          and (l.tab, l.accept_by, l.placed_at) is distinct from (${TAB}, ${ACCEPT_BY}, ${placedAt("l.day")});
        if exists (select from new_rows p join old_rows o using (id) where p.created_at <> o.created_at) then
          perform list_parcel_methods(array(select p.order_id from new_rows p join old_rows o using (id)
            where p.created_at <> o.created_at));
        end if;
        return null;
      end $$;`);
    this.addSql(`
      create or replace function "list_gone_parcels" () returns trigger language plpgsql as $$ begin
        delete from listed_parcel l using old_rows o where l.parcel_id = o.id;
        return null;
      end $$;`);
    for (const [event, rows, work] of [
      ["insert", "new table as new_rows", "list_placed_parcels"],
      ["update", "old table as old_rows new table as new_rows", "list_moved_parcels"],
      ["delete", "old table as old_rows", "list_gone_parcels"],
    ] as const)
      this.addSql(`create or replace trigger "seller_order_list_${event}" after ${event} on "seller_order"
        referencing ${rows} for each statement execute function "${work}" ();`);
    this.addSql(fill(replaceMethods("true"), "order", "payment_due"));
    this.addSql(fill(replaceDates("true"), "ledger_transaction", "ledger_entry"));
    // a parcel that is delivered has one tab, and those of a method have all
    this.addSql(`create statistics if not exists "STAT_listed_parcel" (mcv) on "list", "tab" from "listed_parcel";`);
    // after the rows, which are written faster without
    this.addSql(
      `create index if not exists "IDX_listed_parcel_tab" on "listed_parcel" ("list", "tab", "day") include ("earlier", "accept_by");`,
    );
    this.addSql(
      `create index if not exists "IDX_listed_parcel_placed" on "listed_parcel" ("list", "placed_at", "parcel_id") include ("tab", "day", "earlier", "accept_by");`,
    );
    this.addSql(`analyze "listed_parcel";`);
  }

  override async down(): Promise<void> {
    for (const event of ["insert", "update", "delete"])
      this.addSql(`drop trigger if exists "seller_order_list_${event}" on "seller_order";`);
    this.addSql(
      `drop function if exists "list_placed_parcels", "list_moved_parcels", "list_gone_parcels", "list_parcel_methods", "list_parcel_dates" cascade;`,
    );
    this.addSql(`drop table if exists "listed_parcel";`);
  }
}
