import type { City } from "@bezak/contract/reference.ts";

/** The city that an order or an account names, by its slug or its id; undefined where goods do not go. */
export function findCity(cities: readonly City[] | undefined, name: string): City | undefined {
  return cities?.find(({ slug, id }) => slug === name || id === name);
}
