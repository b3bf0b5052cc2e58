import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const table = `"return_request"`;
const check = `"return_request_status_check"`;

/** A return whose money a person has to pay out is not refunded before that is recorded. */
export class Migration20261123085000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table ${table} drop constraint if exists ${check};`);
    this.addSql(
      `alter table ${table} add constraint ${check} check ("status" in
         ('requested', 'approved', 'rejected', 'received', 'refund_owed', 'refunded'));`,
    );
    this.addSql(
      `update ${table} set status = 'refund_owed', timeline = jsonb_set(timeline, '{entries,-1,status}', '"refund_owed"')
       where status = 'refunded' and refund_state = 'owed';`,
    );
  }

  override async down(): Promise<void> {
    this.addSql(
      `update ${table} set status = 'refunded', timeline = jsonb_set(timeline, '{entries,-1,status}', '"refunded"')
       where status = 'refund_owed';`,
    );
    this.addSql(`alter table ${table} drop constraint if exists ${check};`);
    this.addSql(
      `alter table ${table} add constraint ${check} check ("status" in
         ('requested', 'approved', 'rejected', 'received', 'refunded'));`,
    );
  }
}
