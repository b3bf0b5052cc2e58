import { cappedCount, CountBadge, VisuallyHidden } from "@bezak/ui-kit";
import { Heart, House, LayoutGrid, ShoppingBag, UserRound, type LucideIcon } from "lucide-react";
import { useSession } from "../../features/auth/session-store.ts";
import { useCartCount } from "../../features/cart/use-cart-count.ts";
import { useFavoriteCount } from "../../features/favorites/favorite-store.ts";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { NavLink } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./bottom-tabs.module.css";

interface Tab {
  to: string;
  name: string;
  Icon: LucideIcon;
  count?: number;
  counted?: TextKey;
}

export function BottomTabs() {
  const t = useTexts();
  const paths = usePaths();
  const cart = useCartCount();
  const favorites = useFavoriteCount();
  const { user } = useSession();
  const tabs: readonly Tab[] = [
    { to: paths.home(), name: t("nav.home"), Icon: House },
    { to: paths.catalog(), name: t("nav.catalog"), Icon: LayoutGrid },
    {
      to: paths.wishlist(),
      name: t("nav.wishlist"),
      Icon: Heart,
      count: favorites,
      counted: "nav.wishlistCount",
    },
    { to: paths.cart(), name: t("nav.cart"), Icon: ShoppingBag, count: cart, counted: "nav.cartCount" },
    user
      ? { to: paths.profile(), name: t("nav.profile"), Icon: UserRound }
      : { to: paths.login(), name: t("nav.login"), Icon: UserRound },
  ];
  return (
    <nav aria-label={t("nav.main")} className={styles.root}>
      <ul role="list" className={styles.list}>
        {tabs.map(({ to, name, Icon, count = 0, counted }) => (
          <li key={to}>
            <NavLink to={to} end={to === paths.home()} className={styles.tab}>
              <span aria-hidden className={styles.icon}>
                <Icon />
                <CountBadge floating count={count} />
              </span>
              <span aria-hidden className={styles.name}>
                {name}
              </span>
              <VisuallyHidden>
                {counted && count > 0 ? t(counted, { count: cappedCount(count) }) : name}
              </VisuallyHidden>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
