import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { citiesQuery } from "./cities-query.ts";
import { findCity } from "./find-city.ts";

/** Name of a city; the order's own text until cities are loaded, or when the city has no delivery any more. */
export function useCityName(city: string): string {
  const text = useLocalized();
  const { data: cities } = useQuery(citiesQuery(useApi()));
  const known = findCity(cities, city);
  return known ? text(known.name) : city;
}
