import { cappedCount, CountBadge, VisuallyHidden } from "@bezak/ui-kit";
import { ShoppingBag } from "lucide-react";
import { useCartCount } from "../../features/cart/use-cart-count.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./cart-link.module.css";

/** The cart in the top bar, with how many pieces are in it. */
export function CartLink() {
  const t = useTexts();
  const count = useCartCount();
  return (
    <Link to={usePaths().cart()} className={styles.root}>
      <span aria-hidden className={styles.icon}>
        <ShoppingBag />
        <CountBadge floating count={count} />
      </span>
      <span aria-hidden className={styles.name}>
        {t("nav.cart")}
      </span>
      <VisuallyHidden>
        {count > 0 ? t("nav.cartCount", { count: cappedCount(count) }) : t("nav.cart")}
      </VisuallyHidden>
    </Link>
  );
}
