import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Parcels are listed by what the ledger dates (`listed_parcel`, of the parcels' migrations): when a booking ends, with all of
 * its entries. Two parcels of an order may be booked at once, and one of them is the first: the bookings of an order follow
 * one another there.
 */
export class Migration20261130060200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create or replace function "list_booked_parcel" () returns trigger language plpgsql as $$
      declare
        of_order text := (select order_id from seller_order where id = new.parcel_id);
      begin
        perform pg_advisory_xact_lock(hashtextextended('listed_parcel ' || of_order, 0));
        perform list_parcel_dates(array[of_order]);
        return null;
      end $$;`);
    this.addSql(`drop trigger if exists "ledger_transaction_lists" on "ledger_transaction";`);
    this.addSql(`create constraint trigger "ledger_transaction_lists" after insert on "ledger_transaction"
      deferrable initially deferred for each row when (new.parcel_id is not null) execute function "list_booked_parcel" ();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists "ledger_transaction_lists" on "ledger_transaction";`);
    this.addSql(`drop function if exists "list_booked_parcel";`);
  }
}
