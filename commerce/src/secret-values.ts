/**
 * The values of a secret: the present one first, which makes whatever is made; after a comma those that it replaces, which
 * are taken as well. `COMMERCE_SECRET=new,old` lets processes with either meet while they are started anew one by one.
 * @throws Error when there is none
 */
export function secretValues(name: "COMMERCE_SECRET" | "JWT_SECRET"): [string, ...string[]] {
  const [present, ...former] = (process.env[name] ?? "").split(",").flatMap((value) => value.trim() || []);
  if (present === undefined) throw new Error(`${name} is not set`);
  return [present, ...former];
}
