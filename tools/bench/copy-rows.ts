/** SQL that inserts copies of the row `alias` of `from`, with some columns replaced (`'name', value, …`). */
export const copies = (table: string, alias: string, from: string, own: string) =>
  `insert into ${table} select made.* from ${from} cross join lateral
   jsonb_populate_record(null::${table}, to_jsonb(${alias}) || jsonb_build_object(${own})) as made`;
