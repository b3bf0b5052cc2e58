import { cities, type City } from "./cities.ts";

const plain = (text: string) => text.trim().toLowerCase();

/** A city by slug, id or its name in any of the languages; undefined for one that is not served. */
export function findCity(named: string): City | undefined {
  const wanted = plain(named);
  return cities.find(({ id, slug, name }) => [id, slug, ...Object.values(name)].map(plain).includes(wanted));
}
