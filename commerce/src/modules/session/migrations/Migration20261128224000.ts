import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Whoever was an administrator before there were ranks could do everything, and is an owner. */
export class Migration20261128224000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      do $$ begin if to_regclass('"user"') is not null then
        update "user" set metadata = coalesce(metadata, '{}') || '{"rank": "owner"}'
          where deleted_at is null and metadata->>'rank' is null;
      end if; end $$;`);
  }

  override async down(): Promise<void> {
    this.addSql(`
      do $$ begin if to_regclass('"user"') is not null then
        update "user" set metadata = metadata - 'rank' where metadata->>'rank' is not null;
      end if; end $$;`);
  }
}
