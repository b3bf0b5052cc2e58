/** Inserts copies of the row `alias` of `from` with some columns of their own (`'name', value, …` in SQL). */
export const copies = (table: string, alias: string, from: string, own: string) =>
  `insert into ${table} select made.* from ${from} cross join lateral
   jsonb_populate_record(null::${table}, to_jsonb(${alias}) || jsonb_build_object(${own})) as made`;
