import type { Pool } from "pg";
import { listedParcels } from "./listed-parcels.ts";

/** Invariants that hold whenever no order is being placed; each query returns the rows that break it. */
const broken: Record<string, string> = {
  "an attempt has not ended": "select id, state from order_attempt where state in ('started', 'undoing')",
  "a placed attempt has no order":
    "select a.id from order_attempt a left join \"order\" o on o.id = a.order_id where a.state = 'placed' and o.id is null",
  "an order has no placed attempt":
    "select o.id from \"order\" o left join order_attempt a on a.order_id = o.id and a.state = 'placed' where a.id is null",
  "two orders share a key":
    "select customer_id, idempotency_key from order_attempt group by 1, 2 having count(*) > 1",
  "the number of an order differs from its attempt's":
    'select o.id from "order" o join order_attempt a on a.order_id = o.id where o.custom_display_id is distinct from a.number',
  "the totals of an order's parcels do not add up": `
    select o.id, p.total, s.totals from "order" o
    left join (select order_id, sum(total) as total, sum(items_total + delivery_total - discount_total) as parts
               from seller_order where deleted_at is null and status <> 'cancelled' group by order_id) p on p.order_id = o.id
    join order_summary s on s.order_id = o.id and s.version = o.version
    where o.status <> 'canceled' and (p.total is null or p.total <> (s.totals->>'current_order_total')::numeric or p.parts <> p.total)`,
  "the lines of an order differ from its parcels'": `
    select o.id from "order" o
    where o.status <> 'canceled'
      and (select array_agg(distinct l.metadata->'seller'->>'id' order by l.metadata->'seller'->>'id')
           from order_item i join order_line_item l on l.id = i.item_id
           where i.order_id = o.id and i.version = o.version and i.quantity > 0)
       is distinct from (select array_agg(seller_id order by seller_id) from seller_order
                         where order_id = o.id and status <> 'cancelled')`,
  "an order and its parcels disagree about its status": `
    select o.id from "order" o where (o.status = 'canceled') is distinct from
      (select bool_and(status = 'cancelled') from seller_order where order_id = o.id and deleted_at is null)`,
  "a refunded return has no refund": `select id from return_request where (status = 'refunded' and refund_state <> 'done')
       or (status = 'refund_owed' and refund_state <> 'owed')`,
  "a cancellation has not ended": "select id from order_cancellation where state = 'started'",
  "a line is not reserved as ordered": `
    select i.order_id, i.item_id from order_item i join "order" o on o.id = i.order_id and o.version = i.version
    left join (select line_item_id, sum(quantity) as quantity from reservation_item
               where deleted_at is null group by 1) r on r.line_item_id = i.item_id
    where o.status <> 'canceled' and coalesce(r.quantity, 0) is distinct from i.quantity - i.fulfilled_quantity`,
  "a cancelled line is still reserved": `
    select r.id from reservation_item r
    join order_cancellation c on c.lines->'rows' @> jsonb_build_array(jsonb_build_object('id', r.line_item_id))
    where r.deleted_at is null and c.state = 'done'`,
  "a reservation belongs to no order": `
    select r.id from reservation_item r left join order_item i on i.item_id = r.line_item_id
    where r.deleted_at is null and i.id is null`,
  "a level does not count its reservations": `
    select l.id, l.reserved_quantity, r.quantity from inventory_level l
    left join (select inventory_item_id, location_id, sum(quantity) as quantity from reservation_item
               where deleted_at is null group by 1, 2) r
      on r.inventory_item_id = l.inventory_item_id and r.location_id = l.location_id
    where l.deleted_at is null and l.reserved_quantity <> coalesce(r.quantity, 0)`,
  "more is reserved than in stock":
    "select id, reserved_quantity, stocked_quantity from inventory_level where reserved_quantity > stocked_quantity",
  "an order cannot be paid": `
    select o.id from "order" o
    left join order_payment_collection l on l.order_id = o.id and l.deleted_at is null
    left join payment_session s on s.payment_collection_id = l.payment_collection_id and s.deleted_at is null
    group by o.id having count(s.id) <> 1 or not bool_and(s.status in ('pending_authorization', 'authorized', 'captured'))`,
  "a payment belongs to no order": `
    select s.id from payment_session s
    left join order_payment_collection l on l.payment_collection_id = s.payment_collection_id and l.deleted_at is null
    left join "order" o on o.id = l.order_id where s.deleted_at is null and o.id is null`,
  "an order has no payable":
    'select o.id from "order" o left join payment_due d on d.id = o.id where d.id is null',
  "a payable has no order":
    'select d.id from payment_due d left join "order" o on o.id = d.id where o.id is null',
  "a closed order can be paid, or an open one cannot": `
    select o.id from "order" o join payment_due d on d.id = o.id
    where (o.status = 'canceled') is distinct from (d.closed_at is not null)`,
  "the amount payable differs from the order's total": `
    select d.id from payment_due d join "order" o on o.id = d.id
    join order_summary s on s.order_id = o.id and s.version = o.version
    where d.closed_at is null and d.amount <> (s.totals->>'current_order_total')::numeric
      and not exists (select 1 from payment_attempt a where a.order_id = d.id and a.state in ('paid', 'refunded'))
      and not exists (select 1 from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id
                      join capture c on c.payment_id = p.id where l.order_id = d.id)`,
  "Medusa's accounts differ from the ledger": `
    select a.order_id, a.amount, b.captured, b.refunded from payment_attempt a
    join order_payment_collection l on l.order_id = a.order_id and l.deleted_at is null
    left join lateral (
      select coalesce(sum(c.amount), 0) as captured,
             (select coalesce(sum(r.amount), 0) from refund r join payment q on q.id = r.payment_id
              where q.payment_collection_id = l.payment_collection_id and r.deleted_at is null) as refunded
      from payment p join capture c on c.payment_id = p.id where p.payment_collection_id = l.payment_collection_id) b on true
    where (a.state = 'paid' or (a.state = 'refunded' and a.data->>'late' is null)) and b.captured <> a.amount`,
  "more was refunded than captured": `
    select p.payment_collection_id from payment p
    left join lateral (select sum(amount) as sum from capture where payment_id = p.id) c on true
    left join lateral (select sum(amount) as sum from refund where payment_id = p.id and deleted_at is null) r on true
    where coalesce(r.sum, 0) > coalesce(c.sum, 0)`,
  "money was captured twice": `
    select p.payment_collection_id from payment p join capture c on c.payment_id = p.id
    group by 1 having count(*) > 1`,
  "a parcel's total differs from its lines": `
    select id from seller_order where status <> 'cancelled' and deleted_at is null and goods is not null and items_total <>
      (select coalesce(sum((row->>'total')::numeric), 0) from jsonb_array_elements(goods->'rows') as row)`,
  "the sales by day differ from the parcels": `
    with parcel as (
      select *, ("created_at" at time zone 'UTC' + interval '5 hours')::date as day from seller_order
      where status <> 'cancelled' and deleted_at is null and goods is not null)
    select seller_id, day, product_id, sum(pieces), sum(total) from (
      select seller_id, day, product_id, pieces, total from sale_day
      union all select seller_id, day, product_id, pieces, total from sale_change
      union all select seller_id, day, '', -1, -items_total from parcel
      union all select seller_id, day, row->>'product', -(row->>'pieces')::bigint, -(row->>'total')::numeric
        from parcel, jsonb_array_elements(goods->'rows') as row) as sales
    group by seller_id, day, product_id having sum(pieces) <> 0 or sum(total) <> 0`,
  "a transaction of the ledger does not add up to zero":
    "select transaction_id from ledger_entry group by 1 having sum(amount) <> 0",
  "a delivered parcel has no earning": `
    select p.id from seller_order p join "order" o on o.id = p.order_id
    where p.status = 'delivered' and p.deleted_at is null and p.updated_at < now() - interval '1 minute'
      and not exists (select 1 from ledger_transaction t where t.key = 'earning:' || p.id)`,
  "a return was refunded and not deducted from the shop": `
    select r.id from return_request r join "order" o on o.id = r.order_id
    where r.status in ('refund_owed', 'refunded') and r.deleted_at is null and r.updated_at < now() - interval '1 minute'
      and not exists (select 1 from ledger_transaction t where t.key = 'refund:' || r.id)`,
  "a shop's cash on delivery is not booked, or other cash is": `
    select p.id, p.total, t.taken from seller_order p join "order" o on o.id = p.order_id
    left join lateral (select -sum(e.amount) as taken from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
                       where t.key = 'cash:' || p.id and e.account = 'seller') t on true
    where p.deleted_at is null and case
      when p.status = 'delivered' and p.cash_collector = 'shop' and o.metadata->>'payment_method' = 'cash'
        then coalesce(t.taken <> p.total, p.updated_at < now() - interval '1 minute')
      else t.taken is not null end`,
  "a parcel's earning differs from its total": `
    select p.id, p.items_total, p.commission, e.earned, e.kept, e.delivery from seller_order p
    join ledger_transaction t on t.key = 'earning:' || p.id
    join lateral (select coalesce(sum(amount) filter (where type = 'earning'), 0) as earned,
                    coalesce(-sum(amount) filter (where type = 'commission'), 0) as kept,
                    coalesce(-sum(amount) filter (where type = 'adjustment'), 0) as delivery
                  from ledger_entry where transaction_id = t.id and account = 'seller') e on true
    where p.status <> 'delivered' or e.earned <> p.items_total or e.kept <> p.commission
      or e.delivery <> p.delivery_at_shops_expense`,
  "a return deducted another sum than the buyer got": `
    select r.id, r.amount, e.taken from return_request r join ledger_transaction t on t.key = 'refund:' || r.id
    join lateral (select -coalesce(sum(amount), 0) as taken from ledger_entry
                  where transaction_id = t.id and account = 'seller' and type = 'refund') e on true
    where r.status not in ('refund_owed', 'refunded')
      or e.taken <> case when e.taken = 0 and exists (select 1 from ledger_transaction w where w.key = 'refund:' || r.parcel_id)
                         then 0 else r.amount end`,
  "a whole payment was refunded and not exactly the parcel's earning was deducted": `
    select t.parcel_id from ledger_transaction t
    where t.key = 'refund:' || t.parcel_id and
      (select sum(e.amount) from ledger_entry e join ledger_transaction b on b.id = e.transaction_id
       where b.parcel_id = t.parcel_id and e.account = 'seller' and e.type in ('earning', 'refund', 'commission')) <> 0`,
  "cash collected by the marketplace has no earning, or was paid out before it arrived": `
    select c.id from marketplace_cash c left join ledger_transaction t on t.key = 'earning:' || c.id
    where t.id is null or (c.received_at is null and exists (
      select 1 from ledger_entry e where e.transaction_id = t.id and e.item_id is not null and e.payout_id is not null))`,
  "a running balance differs from the sum of its entries": `
    select id from (select id, balance_after, sum(amount) over (partition by seller_id order by at, no) as so_far
                    from ledger_entry where account = 'seller') e where balance_after <> so_far`,
  "a month differs from the sum of its entries": `
    select m.seller_id, m.month, m.type from ledger_month m full join (
      select seller_id, date_trunc('month', at at time zone 'Asia/Tashkent')::date as month, type, sum(amount) as amount,
        count(*) as entries from ledger_entry where account = 'seller' group by 1, 2, 3) e using (seller_id, month, type)
    where (m.amount, m.entries) is distinct from (e.amount, e.entries)`,
  "a payout differs from the sum of its entries": `
    select p.id, p.status from seller_payout p
    left join (select payout_id, sum(amount) as rest, -sum(amount) filter (where type = 'payout') as paid
               from ledger_entry where account = 'seller' group by 1) e on e.payout_id = p.id
    where e.rest is distinct from 0
      or e.paid is distinct from case when p.status in ('failed', 'cancelled') then 0 else p.amount end`,
  "a shop's counts differ from its parcels": `
    select seller_id, tab, sum(change) from (
      select seller_id, tab, change from seller_order_tally
      union all select seller_id, seller_order_tab(status, accept_by, deleted_at), -1 from seller_order) as told
    where tab is not null group by seller_id, tab having sum(change) <> 0`,
  ...listedParcels,
  "what is stored of a buyer's orders and money differs from them": `
    select c.id, s.orders, s.spent from customer c left join customer_spending s on s.customer_id = c.id
    where c.id not in (select customer_id from customer_spending_change) and (s.orders, s.spent) is distinct from (
      (select count(*)::numeric from seller_order where customer_id = c.id and number like '%-1' and deleted_at is null),
      greatest(0, (select coalesce(sum(total), 0) from seller_order
        where customer_id = c.id and status = 'delivered' and deleted_at is null)
        - (select coalesce(sum(amount), 0) from return_request
           where customer_id = c.id and status in ('refund_owed', 'refunded') and deleted_at is null)))`,
  "a parcel was accepted before its prepayment": `
    select p.id, p.status, d.method from seller_order p join payment_due d on d.id = p.order_id
    where p.status not in ('pending', 'cancelled') and d.method in ('card', 'click', 'payme', 'uzcard')
      and not exists (select 1 from payment_attempt a where a.order_id = d.id and a.state in ('paid', 'refunded')
                      and a.data->>'late' is distinct from 'true')`,
  "a parcel belongs to no order":
    'select p.id from seller_order p left join "order" o on o.id = p.order_id where o.id is null',
};

/** Broken invariants with their rows; empty when all hold. */
export async function brokenRules(db: Pool): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [rule, sql] of Object.entries(broken)) {
    const { rows } = await db.query(sql);
    if (rows.length > 0) found[rule] = rows;
  }
  return found;
}
