import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { citiesQuery } from "./cities-query.ts";
import { findCity } from "./find-city.ts";

/** What a city is called; until that is known, or where goods do not go any more, what the order calls it. */
export function useCityName(city: string): string {
  const text = useLocalized();
  const { data: cities } = useQuery(citiesQuery(useApi()));
  const known = findCity(cities, city);
  return known ? text(known.name) : city;
}
