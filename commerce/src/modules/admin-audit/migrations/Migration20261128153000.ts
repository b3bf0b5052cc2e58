import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Fields that are set once, when the act has ended. */
const outcome = "array['status', 'result', 'after', 'done_at', 'updated_at']";

/** A time as text that does not depend on the session's settings. */
const utc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`;

const begun = `jsonb_build_array('begin', new.id, new.actor_id, new.acted_as, new.action, new.subject, new.said,
  new.reason, new.address, new.request_id, new.before, ${utc("new.created_at")})`;

const ended = `jsonb_build_array('end', new.id, new.status, new.result, new.after, ${utc("new.done_at")})`;

const sha256 = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`;

const day = "(clock_timestamp() at time zone 'Asia/Tashkent')::date";

/**
 * Makes the log of administrators append-only. Each entry and each outcome adds a link, whose hash covers its content and
 * the link before it: what is changed, deleted or reordered afterwards, even by the owner of the tables, no longer fits.
 * `npm run audit -- verify` recomputes the links; entries from before this migration have none.
 */
export class Migration20261128153000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "admin_audit" add column if not exists "acted_as" text not null default 'admin', add column if not exists "reason" text null, add column if not exists "address" text null, add column if not exists "before" jsonb null, add column if not exists "after" jsonb null, add column if not exists "result" text null;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_admin_audit_objects" ON "admin_audit" USING gin (string_to_array(coalesce("subject", '') || ' ' || coalesce("result", ''), ' '));`,
    );
    this.addSql(
      `create table if not exists "admin_audit_link" ("seq" bigint not null, "day" date not null, "audit_id" text not null, "kind" text not null, "content" text not null, "previous" text not null, "hash" text not null, constraint "admin_audit_link_pkey" primary key ("seq"), constraint "admin_audit_link_kind" check ("kind" in ('begin', 'end')), constraint "admin_audit_link_once" unique ("audit_id", "kind"));`,
    );
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_admin_audit_link_day" ON "admin_audit_link" ("day", "seq");`);
    this.addSql(`
      create or replace function "admin_audit_refuses" () returns trigger language plpgsql as $$
      begin raise exception 'admin_audit: what is recorded stays (% of %)', tg_op, tg_table_name; end $$;`);
    this.addSql(`
      create or replace function "admin_audit_begins" () returns trigger language plpgsql as $$
      begin
        if (to_jsonb(new) - array['updated_at']) @> '{"status": null, "result": null, "after": null, "done_at": null}' then
          new.created_at := clock_timestamp();
          return new;
        end if;
        raise exception 'admin_audit: an entry is recorded before its outcome';
      end $$;`);
    // One lock for all processes: a link is committed before the next one reads it.
    this.addSql(`
      create or replace function "admin_audit_chains" () returns trigger language plpgsql as $$
      declare
        last admin_audit_link%rowtype;
        link admin_audit_link%rowtype;
      begin
        perform pg_advisory_xact_lock(hashtextextended('admin-audit', 0));
        select * into last from admin_audit_link order by seq desc limit 1;
        link.seq := coalesce(last.seq, 0) + 1;
        link.day := greatest(last.day, ${day});
        link.audit_id := new.id;
        link.kind := case tg_op when 'INSERT' then 'begin' else 'end' end;
        link.content := ${sha256(`case tg_op when 'INSERT' then ${begun} else ${ended} end::text`)};
        link.previous := coalesce(last.hash, repeat('0', 64));
        link.hash := ${sha256("concat_ws(' ', link.seq, to_char(link.day, 'YYYY-MM-DD'), link.kind, link.audit_id, link.content, link.previous)")};
        insert into admin_audit_link select link.*;
        return null;
      end $$;`);
    this.addSql(`
      create or replace trigger "admin_audit_begins" before insert on "admin_audit"
      for each row execute function "admin_audit_begins" ();`);
    this.addSql(`
      create or replace trigger "admin_audit_stays" before update on "admin_audit" for each row
      when (old.done_at is not null or new.done_at is null or to_jsonb(old) - ${outcome} <> to_jsonb(new) - ${outcome})
      execute function "admin_audit_refuses" ();`);
    this.addSql(`
      create or replace trigger "admin_audit_lasts" before delete on "admin_audit" for each row
      when (old.created_at > now() - interval '3 years') execute function "admin_audit_refuses" ();`);
    this.addSql(`
      create or replace trigger "admin_audit_chains" after insert or update on "admin_audit"
      for each row execute function "admin_audit_chains" ();`);
    // A link that the trigger above inserts has the depth 1.
    this.addSql(`
      create or replace trigger "admin_audit_link_derives" before insert on "admin_audit_link" for each row
      when (pg_trigger_depth() < 1) execute function "admin_audit_refuses" ();`);
    this.addSql(`
      create or replace trigger "admin_audit_link_stays" before update on "admin_audit_link"
      for each row execute function "admin_audit_refuses" ();`);
    this.addSql(`
      create or replace trigger "admin_audit_link_lasts" before delete on "admin_audit_link" for each row
      when (old.day > now() - interval '3 years') execute function "admin_audit_refuses" ();`);
    for (const table of ["admin_audit", "admin_audit_link"])
      this.addSql(`
        create or replace trigger "${table}_whole" before truncate on "${table}"
        for each statement execute function "admin_audit_refuses" ();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "admin_audit_link" cascade;`);
    for (const trigger of ["begins", "stays", "lasts", "chains", "whole"])
      this.addSql(`drop trigger if exists "admin_audit_${trigger}" on "admin_audit";`);
    for (const name of ["refuses", "begins", "chains"])
      this.addSql(`drop function if exists "admin_audit_${name}" ();`);
    this.addSql(`drop index if exists "IDX_admin_audit_objects";`);
    this.addSql(
      `alter table "admin_audit" drop column if exists "acted_as", drop column if exists "reason", drop column if exists "address", drop column if exists "before", drop column if exists "after", drop column if exists "result";`,
    );
  }
}
