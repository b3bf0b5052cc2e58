import { CountBadge, Drawer } from "@bezak/ui-kit";
import {
  Bell,
  ChevronRight,
  Heart,
  House,
  Info,
  LayoutGrid,
  MessageCircle,
  Package,
  Scale,
  Settings,
  Shapes,
  ShoppingBag,
  ShieldCheck,
  Store,
} from "lucide-react";
import { isCustomer, useSession } from "../../features/auth/session-store.ts";
import { useCartCount } from "../../features/cart/use-cart-count.ts";
import { useCompareCount } from "../../features/compare/compare-store.ts";
import { useFavoriteCount } from "../../features/favorites/favorite-store.ts";
import { useUnread } from "../../features/notifications/use-unread.ts";
import { SearchForm } from "../../features/search/search-form.tsx";
import { ThemeSwitch } from "../../features/theme/theme-switch.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import type { LayerProps } from "./category-drawer.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { PersonCard } from "./person-card.tsx";
import styles from "./phone-menu.module.css";
import { useFollowing } from "./use-following.ts";

/** Menu of a phone: user, search, links, language and theme. */
export default function PhoneMenu(props: LayerProps & { onOpenCategories: () => void }) {
  const { open, onOpenChange, onOpenCategories } = props;
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  const unread = useUnread(isCustomer(user));
  const count = useCartCount();
  const favorites = useFavoriteCount();
  const compared = useCompareCount();
  const { follow, onCloseAutoFocus } = useFollowing(() => onOpenChange(false));
  const links = [
    ...(user?.role === "seller"
      ? [{ to: paths.sellerPanel(), name: t("nav.sellerPanel"), Icon: Store }]
      : []),
    ...(user?.role === "admin"
      ? [{ to: paths.adminPanel(), name: t("nav.adminPanel"), Icon: ShieldCheck }]
      : []),
    { to: paths.home(), name: t("nav.home"), Icon: House },
    { to: paths.catalog(), name: t("nav.catalog"), Icon: LayoutGrid },
    // orders and favorites are links for users only
    ...(user
      ? [
          { to: paths.orders(), name: t("nav.orders"), Icon: Package },
          { to: paths.notifications(), name: t("nav.notifications"), Icon: Bell, count: unread },
          { to: paths.wishlist(), name: t("nav.wishlist"), Icon: Heart, count: favorites },
        ]
      : []),
    { to: paths.cart(), name: t("nav.cart"), Icon: ShoppingBag, count },
    ...(compared > 0 ? [{ to: paths.compare(), name: t("nav.compare"), Icon: Scale, count: compared }] : []),
    { to: paths.about(), name: t("footer.about"), Icon: Info },
    { to: paths.contacts(), name: t("footer.contacts"), Icon: MessageCircle },
    { to: paths.settings(), name: t("nav.settings"), Icon: Settings },
  ];
  return (
    <Drawer
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={onCloseAutoFocus}
      title={t("nav.menu")}
      closeLabel={t("common.close")}
    >
      <div className={styles.root}>
        <PersonCard onFollow={follow} />
        <SearchForm suggestions="below" onSearch={follow} />
        <nav aria-label={t("nav.menu")}>
          <ul role="list">
            {links.map(({ to, name, Icon, count: pieces = 0 }) => (
              <li key={to}>
                <Link to={to} onClick={follow} className={styles.link}>
                  <Icon aria-hidden />
                  <span className={styles.name}>{name}</span>
                  <CountBadge count={pieces} />
                </Link>
              </li>
            ))}
            <li>
              <button type="button" aria-haspopup="dialog" onClick={onOpenCategories} className={styles.link}>
                <Shapes aria-hidden />
                <span className={styles.name}>{t("nav.categories")}</span>
                <ChevronRight aria-hidden />
              </button>
            </li>
          </ul>
        </nav>
        <div className={styles.end}>
          <LanguageLinks />
          <ThemeSwitch />
        </div>
      </div>
    </Drawer>
  );
}
