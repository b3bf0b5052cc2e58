import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Table, column of the view with its id, the column whose change ends the view, and when it does. */
const endings = [
  ["shop_session", "session_id", "revoked_at", `new."revoked_at" is not null and old."revoked_at" is null`],
  ["customer", "customer_id", "metadata", `new."metadata"->>'blocked' = 'true'`],
  ["user", "admin_id", "metadata", `new."metadata"->>'rank' is distinct from old."metadata"->>'rank'`],
] as const;

/**
 * Views of the shop as a buyer or seller by administrators. One ends with the administrator's session, with a change of their
 * rank and with a block of the person, whatever causes these.
 */
export class Migration20261129050000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "person_view" ("id" text not null, "token_hash" text not null, "customer_id" text not null, "auth_identity_id" text not null, "admin_id" text not null, "session_id" text not null, "reason" text not null, "expires_at" timestamptz not null, "ended_at" timestamptz null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "person_view_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_person_view_token_hash_unique" ON "person_view" ("token_hash") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_person_view_customer_id" ON "person_view" ("customer_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_person_view_admin_id" ON "person_view" ("admin_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_person_view_session_id" ON "person_view" ("session_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_person_view_deleted_at" ON "person_view" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    for (const [table, column, changed, condition] of endings)
      this.addSql(`
        create or replace function "end_views_of_${table}" () returns trigger language plpgsql as $$
        begin
          update "person_view" set "ended_at" = now(), "updated_at" = now()
          where "${column}" = new."id" and "ended_at" is null and "expires_at" > now();
          return null;
        end $$;
        do $$ begin if to_regclass('"${table}"') is not null then
          drop trigger if exists "end_views" on "${table}";
          create trigger "end_views" after update of "${changed}" on "${table}" for each row
            when (${condition}) execute function "end_views_of_${table}" ();
        end if; end $$;`);
  }

  override async down(): Promise<void> {
    for (const [table] of endings)
      this.addSql(`
        do $$ begin if to_regclass('"${table}"') is not null then
          drop trigger if exists "end_views" on "${table}";
        end if; end $$;
        drop function if exists "end_views_of_${table}" ();`);
    this.addSql(`drop table if exists "person_view" cascade;`);
  }
}
