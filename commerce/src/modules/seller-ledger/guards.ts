/** Lock of a shop's money, required for every write. One parameter, the seller's id. */
export const SELLER_LOCK = "select pg_advisory_xact_lock(hashtextextended('seller-ledger:' || ?, 0))";

const month = "date_trunc('month', new.at at time zone 'Asia/Tashkent')::date";

/**
 * Rules that the database itself enforces on the ledger. Entries are numbered under the shop's lock, so their order is
 * the order of their commits; the running balance and monthly sums are stored with them for fast reads.
 */
export const guards: readonly string[] = [
  `create or replace function ledger_entry_arrives() returns trigger language plpgsql as $$
   declare before record;
   begin
     perform pg_advisory_xact_lock(hashtextextended('seller-ledger:' || new.seller_id, 0));
     -- now() is the same all through a transaction and in no other
     if not exists (select 1 from ledger_transaction t where t.id = new.transaction_id
                    and t.created_at = now() and t.seller_id = new.seller_id) then
       raise exception 'ledger: entries come with their transaction';
     end if;
     new.no := nextval('ledger_entry_no');
     if new.account = 'seller' then
       select at, balance_after into before from ledger_entry
       where account = 'seller' and seller_id = new.seller_id order by at desc, no desc limit 1;
       new.at := greatest(new.at, before.at);
       new.balance_after := coalesce(before.balance_after, 0) + new.amount;
       insert into ledger_month (seller_id, month, type, amount, entries)
       values (new.seller_id, ${month}, new.type, new.amount, 1)
       on conflict (seller_id, month, type) do update
         set amount = ledger_month.amount + excluded.amount, entries = ledger_month.entries + 1;
     end if;
     return new;
   end $$;`,
  `create or replace function ledger_refuses() returns trigger language plpgsql as $$
   begin raise exception 'ledger: what is written stays (% of %)', tg_op, tg_table_name; end $$;`,
  `create or replace function ledger_adds_up() returns trigger language plpgsql as $$
   begin
     if (select coalesce(sum(amount), 0) from ledger_entry where transaction_id = new.id) <> 0 then
       raise exception 'ledger: transaction % does not add up to zero', new.key;
     end if;
     return null;
   end $$;`,
  `create or replace function payout_adds_up() returns trigger language plpgsql as $$
   begin
     if (select coalesce(sum(amount), 0) from ledger_entry
         where payout_id = new.id and account = 'seller') <> 0 then
       raise exception 'ledger: payout % is not what its entries come to', new.id;
     end if;
     return null;
   end $$;`,
  `create or replace trigger ledger_entry_arrives before insert on ledger_entry
   for each row execute function ledger_entry_arrives();`,
  `create or replace trigger ledger_entry_stays before delete or update of id, no, transaction_id, account,
     seller_id, type, item_id, quantity, note, amount, balance_after, at, available_at, created_at, deleted_at
   on ledger_entry for each row execute function ledger_refuses();`,
  `create or replace trigger ledger_entry_paid_once before update of payout_id on ledger_entry
   for each row when (old.payout_id is not null and new.payout_id is not null)
   execute function ledger_refuses();`,
  `create or replace trigger ledger_transaction_stays before delete or update on ledger_transaction
   for each row execute function ledger_refuses();`,
  `create or replace trigger ledger_entry_all_stay before truncate on ledger_entry
   for each statement execute function ledger_refuses();`,
  `drop trigger if exists ledger_adds_up on ledger_transaction;`,
  `create constraint trigger ledger_adds_up after insert on ledger_transaction
   deferrable initially deferred for each row execute function ledger_adds_up();`,
  `drop trigger if exists payout_adds_up on seller_payout;`,
  `create constraint trigger payout_adds_up after insert or update on seller_payout
   deferrable initially deferred for each row execute function payout_adds_up();`,
];
