import { versionColumn } from "../../shared/row-version.ts";

/** Columns of a row of `seller_payout` for `PayoutRow`. */
export const payoutColumns = `id, no, seller_id as "sellerId", amount::float8, status, entries, account, batch_id as "batchId",
  reference, failure, timeline, approved_at as "approvedAt",
  (select json_build_object('id', o.id, 'no', o.no) from seller_payout o where o.id = seller_payout.repeat_of) as "repeatOf",
  (select json_build_object('id', r.id, 'no', r.no) from seller_payout r where r.repeat_of = seller_payout.id) as "repeatedBy",
  created_at as "createdAt", updated_at as "updatedAt", ${versionColumn}`;

/** Columns of an entry `e` of a transaction `t` for `EntryRow`. */
export const entryColumns = `e.id, e.type, t.kind, e.item_id as "itemId", e.quantity, e.note, e.amount::float8,
  e.balance_after::float8 as "balanceAfter", t.number, t.parcel_id as "parcelId", e.at,
  e.available_at as "availableAt", e.payout_id as "payoutId"`;

/** Lines whose cash the marketplace has not received; they are never paid out. */
export const AWAITING_CASH = `select c.seller_id, item as item_id from marketplace_cash c
  cross join lateral jsonb_array_elements_text(c.items) item where c.received_at is null`;

/** Condition on shops' entries that can be paid out. Parameters: moment, held lines as JSON. */
export const FREE_ENTRIES = `account = 'seller' and payout_id is null and available_at <= ?
  and (item_id is null or (item_id not in (select jsonb_array_elements_text(?::jsonb))
    and item_id not in (select item_id from (${AWAITING_CASH}) awaiting)))`;
