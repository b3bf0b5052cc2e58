import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Acts that need a second administrator (docs/decisions/071). The database itself refuses an approval by the requester, a
 * second decision, another sum, and two requests about one object.
 */
export class Migration20261129040000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "approval" ("id" text not null, "kind" text not null,
         "status" text not null default 'waiting' check ("status" in ('waiting', 'approved', 'refused', 'withdrawn', 'expired')),
         "sum" bigint not null check ("sum" > 0), "object_id" text not null, "item_id" text null, "number" text not null,
         "order_id" text null, "seller_id" text null, "reason" text not null, "reference" text null,
         "version" text not null, "requested_by" text not null, "requested_at" timestamptz not null default now(),
         "expires_at" timestamptz not null, "decided_by" text null, "decided_at" timestamptz null,
         "decision_reason" text null, "created_at" timestamptz not null default now(),
         "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null,
         constraint "approval_pkey" primary key ("id"),
         constraint "approval_two_people" check ("status" not in ('approved', 'refused') or "decided_by" <> "requested_by"),
         constraint "approval_withdrawn_by_requester" check ("status" <> 'withdrawn' or "decided_by" = "requested_by"),
         constraint "approval_decided" check (("status" in ('waiting', 'expired')) = ("decided_by" is null)
           and ("status" in ('waiting', 'expired')) = ("decided_at" is null)));`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_approval_waiting" ON "approval" ("object_id") WHERE status = 'waiting';`,
    );
    for (const columns of ["status, requested_at", "order_id", "requested_at", "decided_at", "expires_at"]) {
      const name = `IDX_approval_${columns.replaceAll(", ", "_")}`;
      this.addSql(
        `CREATE INDEX IF NOT EXISTS "${name}" ON "approval" (${columns}) WHERE deleted_at IS NULL;`,
      );
    }
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_approval_deleted_at" ON "approval" ("deleted_at") WHERE deleted_at IS NOT NULL;`,
    );
    this.addSql(
      `create or replace function approval_refuses() returns trigger language plpgsql as $$
       begin raise exception 'approval: what is written stays (% of %)', tg_op, tg_table_name; end $$;`,
    );
    this.addSql(
      `create or replace trigger approval_stays before delete or update of id, kind, sum, object_id, item_id, number, order_id,
         seller_id, reason, reference, version, requested_by, requested_at, expires_at
       on approval for each row execute function approval_refuses();`,
    );
    this.addSql(
      `create or replace trigger approval_decided_once before update on approval
       for each row when (old.status <> 'waiting') execute function approval_refuses();`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "approval" cascade;`);
    this.addSql(`drop function if exists approval_refuses cascade;`);
  }
}
