import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Names the files for the bank by their day in Tashkent and a number of that day, as those that are made from now on. */
export class Migration20261130013720 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      with made as (
        select batch_id, min((step->>'at')::timestamptz) at time zone 'Asia/Tashkent' as at
        from seller_payout, jsonb_array_elements(timeline->'entries') step
        where batch_id is not null and step->>'status' = 'sent' group by batch_id),
      named as (
        select batch_id,
          to_char(at, 'YYYY-MM-DD') || '-' || row_number() over (partition by at::date order by at, batch_id) as name
        from made)
      update seller_payout set batch_id = named.name from named
      where named.batch_id = seller_payout.batch_id and seller_payout.batch_id like 'batch\\_%';`);
  }

  /** Both kinds of names find their files. */
  override async down(): Promise<void> {}
}
