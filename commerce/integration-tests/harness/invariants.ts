import type { Pool } from "pg";

/** What must hold whenever no order is being placed; each query gives the rows that break it. */
const broken: Record<string, string> = {
  "an attempt has not ended": "select id, state from order_attempt where state in ('started', 'undoing')",
  "a placed attempt has no order":
    "select a.id from order_attempt a left join \"order\" o on o.id = a.order_id where a.state = 'placed' and o.id is null",
  "an order has no placed attempt":
    "select o.id from \"order\" o left join order_attempt a on a.order_id = o.id and a.state = 'placed' where a.id is null",
  "two orders share a key":
    "select customer_id, idempotency_key from order_attempt group by 1, 2 having count(*) > 1",
  "the number of an order is not its attempt's":
    'select o.id from "order" o join order_attempt a on a.order_id = o.id where o.custom_display_id is distinct from a.number',
  "the parcels of an order do not add up": `
    select o.id, p.total, s.totals from "order" o
    left join (select order_id, sum(total) as total, sum(items_total + delivery_total - discount_total) as parts
               from seller_order where deleted_at is null and status <> 'cancelled' group by order_id) p on p.order_id = o.id
    join order_summary s on s.order_id = o.id and s.version = o.version
    where o.status <> 'canceled' and (p.total is null or p.total <> (s.totals->>'current_order_total')::numeric or p.parts <> p.total)`,
  "the lines of an order are not its parcels'": `
    select o.id from "order" o
    where o.status <> 'canceled'
      and (select array_agg(distinct l.metadata->'seller'->>'id' order by l.metadata->'seller'->>'id')
           from order_item i join order_line_item l on l.id = i.item_id
           where i.order_id = o.id and i.version = o.version and i.quantity > 0)
       is distinct from (select array_agg(seller_id order by seller_id) from seller_order
                         where order_id = o.id and status <> 'cancelled')`,
  "an order and its parcels disagree about its end": `
    select o.id from "order" o where (o.status = 'canceled') is distinct from
      (select bool_and(status = 'cancelled') from seller_order where order_id = o.id and deleted_at is null)`,
  "a return is refunded without its money":
    "select id from return_request where status = 'refunded' and refund_state not in ('done', 'owed')",
  "a cancellation has not ended": "select id from order_cancellation where state = 'started'",
  "a line is not reserved as ordered": `
    select i.order_id, i.item_id from order_item i join "order" o on o.id = i.order_id and o.version = i.version
    left join (select line_item_id, sum(quantity) as quantity from reservation_item
               where deleted_at is null group by 1) r on r.line_item_id = i.item_id
    where o.status <> 'canceled' and coalesce(r.quantity, 0) is distinct from i.quantity - i.fulfilled_quantity`,
  "what was called off is still reserved": `
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
  "more is reserved than there is":
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
  "an order has nothing in the ledger":
    'select o.id from "order" o left join payment_due d on d.id = o.id where d.id is null',
  "something is due for no order":
    'select d.id from payment_due d left join "order" o on o.id = d.id where o.id is null',
  "what ended can still be paid, or what lives cannot": `
    select o.id from "order" o join payment_due d on d.id = o.id
    where (o.status = 'canceled') is distinct from (d.closed_at is not null)`,
  "what is due is not what the order comes to": `
    select d.id from payment_due d join "order" o on o.id = d.id
    join order_summary s on s.order_id = o.id and s.version = o.version
    where d.closed_at is null and d.amount <> (s.totals->>'current_order_total')::numeric
      and not exists (select 1 from payment_attempt a where a.order_id = d.id and a.state in ('paid', 'refunded'))
      and not exists (select 1 from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id
                      join capture c on c.payment_id = p.id where l.order_id = d.id)`,
  "the books have not what the ledger has": `
    select a.order_id, a.amount, b.captured, b.refunded from payment_attempt a
    join order_payment_collection l on l.order_id = a.order_id and l.deleted_at is null
    left join lateral (
      select coalesce(sum(c.amount), 0) as captured,
             (select coalesce(sum(r.amount), 0) from refund r join payment q on q.id = r.payment_id
              where q.payment_collection_id = l.payment_collection_id and r.deleted_at is null) as refunded
      from payment p join capture c on c.payment_id = p.id where p.payment_collection_id = l.payment_collection_id) b on true
    where (a.state = 'paid' or (a.state = 'refunded' and a.data->>'late' is null)) and b.captured <> a.amount`,
  "more was given back than came": `
    select p.payment_collection_id from payment p
    left join lateral (select sum(amount) as sum from capture where payment_id = p.id) c on true
    left join lateral (select sum(amount) as sum from refund where payment_id = p.id and deleted_at is null) r on true
    where coalesce(r.sum, 0) > coalesce(c.sum, 0)`,
  "money was captured twice": `
    select p.payment_collection_id from payment p join capture c on c.payment_id = p.id
    group by 1 having count(*) > 1`,
  "a parcel belongs to no order":
    'select p.id from seller_order p left join "order" o on o.id = p.order_id where o.id is null',
};

/** Every broken rule with the rows that break it; empty when all is well. */
export async function brokenRules(db: Pool): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [rule, sql] of Object.entries(broken)) {
    const { rows } = await db.query(sql);
    if (rows.length > 0) found[rule] = rows;
  }
  return found;
}
