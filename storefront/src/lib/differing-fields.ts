/** Fields whose values differ, in the order of `after`. */
export const differingFields = <Fields extends object>(before: Fields, after: Fields): (keyof Fields)[] =>
  (Object.keys(after) as (keyof Fields)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
