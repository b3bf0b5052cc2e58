import { Heart } from "lucide-react";
import { useFavoriteCount } from "../../features/favorites/favorite-store.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { CountLink } from "./count-link.tsx";

/** The favourites in the top bar, with how many there are. On the smallest screens the tabs below have it. */
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
