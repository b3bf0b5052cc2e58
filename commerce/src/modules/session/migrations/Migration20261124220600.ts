import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const tables = ["customer", "user"];

/**
 * A block ends the sessions of its account, whoever sets it and by whatever way: an account that is free again is opened by
 * its password alone. The engine's tables are there before those of our modules.
 */
export class Migration20261124220600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create or replace function "end_sessions_of_blocked" () returns trigger language plpgsql as $$
      begin
        update "shop_session" set "revoked_at" = now(), "updated_at" = now()
        where new."id" in ("customer_id", "user_id") and "revoked_at" is null;
        return null;
      end $$;`);
    for (const table of tables)
      this.addSql(`
        do $$ begin if to_regclass('"${table}"') is not null then
          drop trigger if exists "end_sessions_of_blocked" on "${table}";
          create trigger "end_sessions_of_blocked" after update of "metadata" on "${table}" for each row
            when (new."metadata"->>'blocked' = 'true' and old."metadata"->>'blocked' is distinct from 'true')
            execute function "end_sessions_of_blocked" ();
          update "shop_session" set "revoked_at" = now(), "updated_at" = now() where "revoked_at" is null
            and "${table}_id" in (select "id" from "${table}" where "metadata"->>'blocked' = 'true');
        end if; end $$;`);
  }

  override async down(): Promise<void> {
    for (const table of tables)
      this.addSql(`
        do $$ begin if to_regclass('"${table}"') is not null then
          drop trigger if exists "end_sessions_of_blocked" on "${table}";
        end if; end $$;`);
    this.addSql(`drop function if exists "end_sessions_of_blocked" ();`);
  }
}
