import { Migration } from "@medusajs/framework/mikro-orm/migrations";

export class Migration20261121193100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table if not exists "return_request" ("id" text not null, "order_id" text not null, "parcel_id" text not null, "customer_id" text not null, "seller_id" text not null, "status" text check ("status" in ('requested', 'approved', 'rejected', 'received', 'refunded')) not null default 'requested', "reason" text check ("reason" in ('defect', 'not_as_described', 'wrong_item', 'wrong_size', 'changed_mind', 'other')) not null, "text" text null, "photos" jsonb not null, "lines" jsonb not null, "amount" numeric not null, "raw_amount" jsonb not null, "refund_state" text check ("refund_state" in ('none', 'asked', 'done', 'owed')) not null default 'none', "timeline" jsonb not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "return_request_pkey" primary key ("id"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_deleted_at" ON "return_request" ("deleted_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_order_id" ON "return_request" ("order_id") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_customer_id_created_at" ON "return_request" ("customer_id", "created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_seller_id_status_created_at" ON "return_request" ("seller_id", "status", "created_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_updated_at" ON "return_request" ("updated_at") WHERE deleted_at IS NULL;`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_return_request_updated_at_unfinished" ON "return_request" ("updated_at") WHERE status = 'received' AND refund_state <> 'none' AND deleted_at IS NULL;`,
    );
    // Pieces of a line that are or were being returned: the check holds whatever comes together.
    this.addSql(
      `create table if not exists "returned_quantity" ("item_id" text not null, "order_id" text not null, "bought" integer not null, "taken" integer not null, constraint "returned_quantity_pkey" primary key ("item_id"), constraint "returned_quantity_not_more_than_bought" check ("taken" between 0 and "bought"));`,
    );
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_returned_quantity_order_id" ON "returned_quantity" ("order_id");`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "returned_quantity" cascade;`);
    this.addSql(`drop table if exists "return_request" cascade;`);
  }
}
