import { ShoppingBag } from "lucide-react";
import { useCartCount } from "../../features/cart/use-cart-count.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { CountLink } from "./count-link.tsx";

export function CartLink() {
  const count = useCartCount();
  return (
    <CountLink
      to={usePaths().cart()}
      Icon={ShoppingBag}
      name="nav.cart"
      counted="nav.cartCount"
      count={count}
    />
  );
}
