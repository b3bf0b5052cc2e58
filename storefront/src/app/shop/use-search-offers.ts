import { useCategoryMenu } from "../../features/catalog/use-category-menu.ts";
import type { Suggestion } from "../../features/search/suggestion-groups.ts";
import { usePaths } from "../../lib/use-paths.ts";

/** As many as fit above the keyboard of a phone. */
const offered = 5;

/** The first categories of the menu, for an empty search field. */
export function useSearchOffers(): Suggestion[] {
  const paths = usePaths();
  const { menu = [] } = useCategoryMenu();
  return menu.slice(0, offered).map(({ address, name, image }) => ({
    key: `category-${address}`,
    to: paths.category(address),
    label: name,
    picture: image,
  }));
}
