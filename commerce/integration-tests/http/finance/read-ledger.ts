import type { Pool } from "pg";

interface Delivered {
  id: string;
  /** delivery cost at the shop's expense */
  expense: number;
  lines: { item: string; quantity: number; total: number; commission: number }[];
}

/**
 * The balance of each ledger account except those of payouts, and the expected balance, calculated here from the orders;
 * `missing`: parcels and returns that are not booked.
 */
export async function readLedger(db: Pool) {
  const { rows: delivered } = await db.query<Delivered>(
    `select p.id, p.delivery_at_shops_expense::float8 as expense, jsonb_agg(jsonb_build_object('item', l.id, 'quantity', i.quantity, 'total', i.quantity * l.unit_price,
        'commission', (l.metadata->'commission'->>'amount')::bigint)) as lines
     from seller_order p join "order" o on o.id = p.order_id
     join order_item i on i.order_id = o.id and i.version = o.version and i.quantity > 0
     join order_line_item l on l.id = i.item_id and l.metadata->'seller'->>'id' = p.seller_id
     where p.status = 'delivered' group by p.id, p.delivery_at_shops_expense`,
  );
  const { rows: refunded } = await db.query<{ item: string; pieces: number }>(
    `select line->>'item_id' as item, sum((line->>'quantity')::int)::int as pieces
     from return_request r, jsonb_array_elements(r.lines->'rows') line where r.status in ('refund_owed', 'refunded') group by 1`,
  );
  const { rows: accounts } = await db.query<{ account: string; amount: number }>(
    `select case when type = 'payout' then 'payouts' else account end as account, sum(amount)::float8 as amount
     from ledger_entry group by 1`,
  );
  const { rows: missing } = await db.query(
    `select id from seller_order p where status = 'delivered'
       and not exists (select 1 from ledger_transaction where key = 'earning:' || p.id)
     union all select id from return_request r where status in ('refund_owed', 'refunded')
       and not exists (select 1 from ledger_transaction where key = 'refund:' || r.id)`,
  );
  const back = new Map(refunded.map(({ item, pieces }) => [item, pieces]));
  const expense = delivered.reduce((sum, parcel) => sum + parcel.expense, 0);
  const expected = { buyers: 0, commission: 0, delivery: expense, seller: -expense, payouts: 0 };
  for (const { item, quantity, total, commission } of delivered.flatMap(({ lines }) => lines)) {
    const pieces = back.get(item) ?? 0;
    const retained = commission - Math.floor((commission * pieces) / quantity);
    const sold = total - (total / quantity) * pieces;
    expected.buyers -= sold;
    expected.commission += retained;
    expected.seller += sold - retained;
  }
  const found = Object.fromEntries(accounts.map(({ account, amount }) => [account, amount]));
  return { missing: missing.length, expected, booked: { ...empty, ...found } };
}

const empty = { buyers: 0, commission: 0, delivery: 0, seller: 0, payouts: 0 };
