import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../lib/api-context.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { categoriesQuery } from "./catalog-api.ts";
import { categoryMenu, type MenuCategory } from "./category-menu.ts";

/** The categories as a menu; undefined while they load. */
export function useCategoryMenu(): { menu: MenuCategory[] | undefined; failed: boolean } {
  const text = useLocalized();
  const { data, isError } = useQuery(categoriesQuery(useApi()));
  return { menu: data && categoryMenu(data, (category) => text(category.name)), failed: isError };
}
