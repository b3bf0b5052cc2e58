import type { Shop } from "./shop.ts";

/** Delays jobs that are queued from here on, or those of one name, by an hour. The returned function ends that. */
export async function holdJobs({ db }: Shop, name = ""): Promise<() => Promise<unknown>> {
  await db.query(`
    create function hold_jobs() returns trigger language plpgsql as
      $$ begin new.start_after = now() + interval '1 hour'; return new; end $$;
    create trigger hold_jobs before insert on pgboss.job for each row
      when ('${name}' in ('', new.name)) execute function hold_jobs();`);
  return () => db.query("drop function hold_jobs cascade");
}
