import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const times = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(),
  "deleted_at" timestamptz null`;

export class Migration20261128223100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "moderation_decision" ("id" text not null, "kind" text not null,
         "item_id" text not null, "outcome" text not null, "reason" text null, "decided_by" text not null,
         "decided_at" timestamptz not null default now(), "from_version" text null, "after_version" text null,
         "before" jsonb null, "undo_until" timestamptz null, "undone_at" timestamptz null, ${times},
         constraint "moderation_decision_pkey" primary key ("id"));`,
    );
    for (const columns of ['"item_id", "decided_at"', '"undo_until"', '"decided_at"']) {
      const name = `IDX_moderation_decision_${columns.replaceAll(/[", ]+/g, "_").slice(1, -1)}`;
      this.addSql(
        `CREATE INDEX IF NOT EXISTS "${name}" ON "moderation_decision" (${columns}) WHERE deleted_at IS NULL;`,
      );
    }
    this.addSql(
      `create table if not exists "opened_item" ("item_id" text not null, "opened_by" text not null,
         "opened_at" timestamptz not null default now(), "until" timestamptz not null, ${times},
         constraint "opened_item_pkey" primary key ("item_id", "opened_by"));`,
    );
    this.addSql(
      `create table if not exists "changed_product" ("product_id" text not null, "changed" jsonb not null, ${times},
         constraint "changed_product_pkey" primary key ("product_id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_changed_product_created_at" ON "changed_product" ("created_at") WHERE deleted_at IS NULL;`,
    );
    for (const table of ["moderation_decision", "opened_item", "changed_product"])
      this.addSql(
        `CREATE INDEX IF NOT EXISTS "IDX_${table}_deleted_at" ON "${table}" ("deleted_at") WHERE deleted_at IS NULL;`,
      );
  }

  override async down(): Promise<void> {
    for (const table of ["moderation_decision", "opened_item", "changed_product"])
      this.addSql(`drop table if exists "${table}" cascade;`);
  }
}
