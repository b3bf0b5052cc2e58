import { Heart } from "lucide-react";
import { useFavoriteCount } from "../../features/favorites/favorite-store.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { CountLink } from "./count-link.tsx";

/** Favorites in the top bar with their number. The smallest screens have them in the tabs. */
export function WishlistLink() {
  const count = useFavoriteCount();
  return (
    <CountLink
      wide
      to={usePaths().wishlist()}
      Icon={Heart}
      name="nav.wishlist"
      counted="nav.wishlistCount"
      count={count}
    />
  );
}
