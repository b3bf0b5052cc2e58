import { CountBadge, IconButton } from "@bezak/ui-kit";
import { ShoppingBag } from "lucide-react";
import { Link } from "react-router-dom";
import { useCartCount } from "../../features/cart/use-cart-count.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";

/** The cart in the top bar, with how many pieces are in it. */
export function CartLink() {
  const t = useTexts();
  const count = useCartCount();
  return (
    <IconButton asChild label={count > 0 ? t("nav.cartCount", { count }) : t("nav.cart")}>
      <Link to={usePaths().cart()}>
        <ShoppingBag aria-hidden />
        <CountBadge floating count={count} />
      </Link>
    </IconButton>
  );
}
