import type { City } from "@bezak/contract/reference.ts";

/** Finds a city by the slug or id in an order or account; undefined for a city without delivery. */
export function findCity(cities: readonly City[] | undefined, name: string): City | undefined {
  return cities?.find(({ slug, id }) => slug === name || id === name);
}
