import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const times = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

export class Migration20261129030000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "admin_job" ("id" text not null, "admin_id" text not null, "kind" text not null, "status" text not null default 'running' check ("status" in ('running', 'done', 'cancelled', 'stopped')), "reason" text null, "category_id" text null, "undoes" text null, "total" integer not null, "done" integer not null default 0, "unchanged" integer not null default 0, "failed" integer not null default 0, "finished_at" timestamptz null, "body_hash" text null, ${times}, constraint "admin_job_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_admin_job_deleted_at" ON "admin_job" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_admin_job_created_at" ON "admin_job" ("created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_admin_job_status" ON "admin_job" ("status") WHERE status = 'running' AND deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_admin_job_undoes_unique" ON "admin_job" ("undoes") WHERE undoes IS NOT NULL AND deleted_at IS NULL;`,
    );
    this.addSql(
      `create table if not exists "admin_job_row" ("id" text not null, "job_id" text not null references "admin_job" ("id"), "place" integer not null, "object_id" text not null, "state" text not null default 'waiting' check ("state" in ('waiting', 'begun', 'done', 'unchanged', 'failed')), "expected" jsonb null, "target" jsonb null, "before" jsonb null, "after" jsonb null, "code" text null, ${times}, constraint "admin_job_row_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_admin_job_row_deleted_at" ON "admin_job_row" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_admin_job_row_job_id_state_place" ON "admin_job_row" ("job_id", "state", "place") WHERE deleted_at IS NULL;`,
    );
  }

  override async down(): Promise<void> {
    for (const table of ["admin_job_row", "admin_job"]) this.addSql(`drop table if exists "${table}" cascade;`);
  }
}
