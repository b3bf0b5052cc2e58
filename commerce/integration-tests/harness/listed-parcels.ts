/** Parcels by list, with the time of the day that lists them. */
export const LISTED = `select p.id, 'method ' || coalesce(d.method, o.metadata->>'payment_method') as list, p.created_at as at
    from seller_order p join "order" o on o.id = p.order_id left join payment_due d on d.id = o.id
  union all select t.parcel_id, 'delivered', t.at from ledger_transaction t where t.kind = 'earning'
  union all select t.parcel_id, 'first_delivered', t.at from ledger_transaction t where t.kind = 'earning'
    and t.id = (select first.id from ledger_transaction first
      where first.kind = 'earning' and first.order_id = t.order_id order by first.at, first.id limit 1)
  union all select t.parcel_id, 'returned', t.at from ledger_transaction t where t.kind = 'earning'
    and exists (select from ledger_transaction r
      where r.kind = 'refund' and r.return_id is not null and r.parcel_id = t.parcel_id)
  union all select t.parcel_id, 'commission', e.at from ledger_transaction t
    join ledger_entry e on e.transaction_id = t.id where e.account = 'commission'`;

/** Of what administrators narrow their list of parcels by: rows that triggers wrote, and rows as the parcels have them. */
export const listedParcels: Record<string, string> = {
  "the lists of a parcel differ from its payment and its ledger": `
    select id, list, day, l.tab, w.tab as of_parcel from (
      select parcel_id as id, list, day, earlier, tab, accept_by, placed_at from listed_parcel) l
    full join (
      select id, list, day, lag(day) over (partition by id, list order by day) as earlier, tab, accept_by, placed_at from (
        select distinct on (id, list, day) id, list, (at at time zone 'Asia/Tashkent')::date as day,
          seller_order_tab(p.status, p.accept_by, p.deleted_at) as tab,
          case when p.status = 'pending' then p.accept_by end as accept_by, p.created_at as placed_at
        from (${LISTED}) at join seller_order p using (id)) dated) w using (id, list, day)
    where l.tab is distinct from w.tab or l.earlier is distinct from w.earlier
      or l.accept_by is distinct from w.accept_by or l.list is null or w.list is null
      or (l.placed_at <> w.placed_at and (w.placed_at at time zone 'Asia/Tashkent')::date <= day)`,
};
