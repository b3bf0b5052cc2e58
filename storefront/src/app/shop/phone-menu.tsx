import { CountBadge, Drawer } from "@bezak/ui-kit";
import { ChevronRight, House, LayoutGrid, Package, ShoppingBag, Shapes } from "lucide-react";
import { useCartCount } from "../../features/cart/use-cart-count.ts";
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

/** The menu of a phone: who is there, search, where one can go, and how the shop speaks and looks. */
export default function PhoneMenu(props: LayerProps & { onOpenCategories: () => void }) {
  const { open, onOpenChange, onOpenCategories } = props;
  const t = useTexts();
  const paths = usePaths();
  const count = useCartCount();
  const { follow, onCloseAutoFocus } = useFollowing(() => onOpenChange(false));
  const links = [
    { to: paths.home(), name: t("nav.home"), Icon: House },
    { to: paths.catalog(), name: t("nav.catalog"), Icon: LayoutGrid },
    { to: paths.orders(), name: t("nav.orders"), Icon: Package },
    { to: paths.cart(), name: t("nav.cart"), Icon: ShoppingBag, count },
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
