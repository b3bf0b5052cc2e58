import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** When a time of that length ends, which stands still on these days in Tashkent; they are in ascending order. */
export class Migration20261129090300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create or replace function "working_deadline" (begun timestamptz, length interval, holidays date[])
      returns timestamptz language plpgsql immutable as $$
      declare
        ends timestamptz := begun + length;
        holiday date;
        begins timestamptz;
      begin
        foreach holiday in array holidays loop
          begins := holiday::timestamp at time zone 'Asia/Tashkent';
          exit when begins >= ends;
          if begins + interval '24 hours' > begun then
            ends := ends + (begins + interval '24 hours' - greatest(begins, begun));
          end if;
        end loop;
        return ends;
      end $$;`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop function if exists "working_deadline";`);
  }
}
