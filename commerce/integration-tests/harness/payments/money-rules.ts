import type { Pool } from "pg";
import type { FlakyClickApi } from "./flaky-click-api.ts";

/** Late money is not part of the order's accounts. */
const ownAttempt = "a.order_id = o.id and a.data->>'late' is distinct from 'true'";

/**
 * One order at rest that is paid at a real gateway: its state, what was paid, and what the gateway or a person refunded.
 * Amounts are whole sums.
 */
const facts = `
  select o.id, o.status, d.closed_at is not null as closed,
    coalesce((select sum(amount) from payment_attempt a where ${ownAttempt}
              and a.state in ('paid', 'refunded')), 0)::float8 as paid,
    (coalesce((select sum(amount) from payment_attempt a where ${ownAttempt} and a.state = 'refunded'), 0)
      + coalesce((select sum(amount) from payment_paid_out n where n.order_id = o.id
                  and n.id not like 'payatt%'), 0))::float8 as back,
    (select count(*) from payment_attempt a where a.order_id = o.id
       and a.state in ('open', 'confirming', 'paid'))::int as holding,
    (select count(*) from payment_attempt a where ${ownAttempt} and a.state in ('paid', 'refunded'))::int as payments,
    coalesce((select sum(c.amount) from capture c join payment p on p.id = c.payment_id
              where p.payment_collection_id = l.payment_collection_id), 0)::float8 as captured,
    coalesce((select sum(r.amount) from refund r join payment p on p.id = r.payment_id
              where p.payment_collection_id = l.payment_collection_id and r.deleted_at is null), 0)::float8 as refunded,
    (select coalesce(n.captured_amount, 0) from payment_collection n where n.id = l.payment_collection_id)::float8 as counted_in,
    (select coalesce(n.refunded_amount, 0) from payment_collection n where n.id = l.payment_collection_id)::float8 as counted_out,
    coalesce((select sum(t.amount) from order_transaction t where t.order_id = o.id and t.deleted_at is null), 0)::float8 as booked,
    coalesce((select sum(refund_amount) from order_cancellation c where c.order_id = o.id
              and c.refund_state = 'owed'), 0)::float8 as owed,
    coalesce((select sum(refund_amount) from order_cancellation c where c.order_id = o.id
              and c.refund_state = 'done'), 0)::float8 as settled,
    coalesce((select sum(total) from seller_order s where s.order_id = o.id and s.status <> 'cancelled'), 0)::float8 as shares,
    (select count(*) from seller_order s where s.order_id = o.id and s.status <> 'cancelled'
       and s.commission is distinct from
         (select sum(floor((k.unit_price * i.quantity * (k.metadata->'commission'->>'rate')::int + 5000) / 10000))
          from order_item i join order_line_item k on k.id = i.item_id
          where i.order_id = o.id and i.version = o.version and i.quantity > 0
            and k.metadata->'seller'->>'id' = s.seller_id))::int as wrong_commissions
  from "order" o join payment_due d on d.id = o.id
  join order_payment_collection l on l.order_id = o.id and l.deleted_at is null
  where not exists (select 1 from payment_session s
    where s.payment_collection_id = l.payment_collection_id and s.provider_id = 'pp_deferred_deferred')`;

export interface Money {
  id: string;
  status: string;
  closed: boolean;
  paid: number;
  back: number;
  holding: number;
  payments: number;
  captured: number;
  refunded: number;
  counted_in: number;
  counted_out: number;
  booked: number;
  owed: number;
  settled: number;
  shares: number;
  wrong_commissions: number;
}

/** Rules of an order's money when nothing is in progress, by name. */
const rules: Record<string, (money: Money) => boolean> = {
  "it was paid at most once": ({ payments }) => payments <= 1,
  "at most one attempt holds it": ({ holding }) => holding <= 1,
  "the accounts show what was paid": ({ captured, paid }) => captured === paid,
  "the accounts show what was refunded": ({ refunded, back, settled }) =>
    refunded === back && refunded === settled,
  "no more was refunded than captured": ({ refunded, captured }) => refunded <= captured,
  "Medusa's counters match its rows": (money) =>
    money.counted_in === money.captured && money.counted_out === money.refunded,
  "its transactions add up": ({ booked, captured, refunded }) => booked === captured - refunded,
  "the money of a cancelled order is refunded or owed": ({ closed, captured, refunded, owed }) =>
    !closed || captured === refunded + owed,
  "parcel shares, refunds and refunds owed add up to the payment": (money) =>
    money.closed || money.paid === 0 || money.shares + money.refunded + money.owed === money.captured,
  "every commission is that of its parcel's lines": ({ wrong_commissions }) => wrong_commissions === 0,
};

/** Broken rules with the orders that break them; empty when all hold. */
export async function brokenMoney(db: Pool, click?: FlakyClickApi): Promise<Record<string, unknown[]>> {
  const { rows } = await db.query<Money>(facts);
  const broken: Record<string, unknown[]> = {};
  for (const [name, holds] of Object.entries(rules)) {
    const wrong = rows.filter((money) => !holds(money));
    if (wrong.length > 0) broken[name] = wrong;
  }
  if (!click) return broken;
  if (click.needlessRequests.length > 0)
    broken["Click was asked again for a refund that it had reported"] = click.needlessRequests;
  const known = await db.query<{ paydoc: string; state: string }>(
    `select data->>'paydocId' as paydoc, state from payment_attempt where gateway = 'click' and data ? 'paydocId'`,
  );
  const other = known.rows.filter(
    ({ paydoc, state }) => click.returned.has(paydoc) !== (state === "refunded"),
  );
  if (other.length > 0) broken["the ledger and Click disagree about refunds"] = other;
  return broken;
}
