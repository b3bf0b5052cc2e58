import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * Parcels are listed by the payment method of their order (`listed_parcel`, of the parcels' migrations). Another method changes
 * their rows in place, so that a parcel that moves meanwhile moves there too.
 */
export class Migration20261130060100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create or replace function "list_due_parcels" () returns trigger language plpgsql as $$ begin
        if tg_op = 'INSERT' then
          perform list_parcel_methods(array[new.id]);
        elsif new.method <> old.method then
          update listed_parcel l set list = 'method ' || new.method from seller_order p
          where p.order_id = new.id and l.parcel_id = p.id and l.list = 'method ' || old.method;
        end if;
        return null;
      end $$;`);
    this.addSql(`create or replace trigger "payment_due_lists" after insert or update of "method" on "payment_due"
      for each row execute function "list_due_parcels" ();`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop trigger if exists "payment_due_lists" on "payment_due";`);
    this.addSql(`drop function if exists "list_due_parcels";`);
  }
}
