import { cappedCount, CountBadge, VisuallyHidden } from "@bezak/ui-kit";
import { House, LayoutGrid, Package, Search, ShoppingBag, UserRound } from "lucide-react";
import { useSession } from "../../features/auth/session-store.ts";
import { useCartCount } from "../../features/cart/use-cart-count.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { NavLink } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./bottom-tabs.module.css";

/** The five tabs of a phone. Search and orders hold the places of the wishlist and the profile until those exist. */
export function BottomTabs() {
  const t = useTexts();
  const paths = usePaths();
  const count = useCartCount();
  const { user } = useSession();
  const tabs = [
    { to: paths.home(), name: t("nav.home"), Icon: House, count: 0 },
    { to: paths.catalog(), name: t("nav.catalog"), Icon: LayoutGrid, count: 0 },
    { to: paths.search(), name: t("nav.search"), Icon: Search, count: 0 },
    { to: paths.cart(), name: t("nav.cart"), Icon: ShoppingBag, count },
    user
      ? { to: paths.orders(), name: t("nav.orders"), Icon: Package, count: 0 }
      : { to: paths.login(), name: t("nav.login"), Icon: UserRound, count: 0 },
  ];
  return (
    <nav aria-label={t("nav.main")} className={styles.root}>
      <ul role="list" className={styles.list}>
        {tabs.map(({ to, name, Icon, count: pieces }) => (
          <li key={to}>
            <NavLink to={to} end={to === paths.home()} className={styles.tab}>
              <span aria-hidden className={styles.icon}>
                <Icon />
                <CountBadge floating count={pieces} />
              </span>
              <span aria-hidden className={styles.name}>
                {name}
              </span>
              <VisuallyHidden>
                {pieces > 0 ? t("nav.cartCount", { count: cappedCount(pieces) }) : name}
              </VisuallyHidden>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
