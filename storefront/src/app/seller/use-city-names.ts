import { useQuery } from "@tanstack/react-query";
import { citiesQuery } from "../../features/checkout/cities-query.ts";
import { useApi } from "../../lib/api-context.ts";
import { useLocalized } from "../../lib/use-localized.ts";

/** Names of cities by slug in the language of the page; the slug itself until they are loaded. */
export function useCityNames(): (slug: string) => string {
  const text = useLocalized();
  const { data: cities } = useQuery(citiesQuery(useApi()));
  return (slug) => text(cities?.find((city) => city.slug === slug || city.id === slug)?.name) || slug;
}
