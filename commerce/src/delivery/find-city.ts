import { cities, type ServedCity } from "./cities.ts";

const plain = (text: string) => text.trim().toLowerCase();

/** Finds a city by slug, id or its name in any language; undefined when it is not served. */
export function findCity(named: string): ServedCity | undefined {
  const wanted = plain(named);
  return cities.find(({ id, slug, name }) => [id, slug, ...Object.values(name)].map(plain).includes(wanted));
}
