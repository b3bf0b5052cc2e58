import { Button, IconButton } from "@bezak/ui-kit";
import { LayoutGrid, Menu as MenuIcon, Search, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { AccountLinks } from "../../features/auth/account-links.tsx";
import { SearchForm } from "../../features/search/search-form.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { CartLink } from "./cart-link.tsx";
import styles from "./top-bar.module.css";

const CategoryDrawer = lazy(() => import("./category-drawer.tsx"));
const PhoneMenu = lazy(() => import("./phone-menu.tsx"));

type Layer = "categories" | "menu";

/** Logo, catalogue, search, people and cart. Drawers are loaded when they are first opened. */
export function TopBar() {
  const t = useTexts();
  const paths = usePaths();
  const [layer, setLayer] = useState<Layer | null>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<Layer>>(new Set());
  const [searching, setSearching] = useState(false);
  function open(wanted: Layer) {
    setLoaded((before) => new Set(before).add(wanted));
    setLayer(wanted);
  }
  const stateOf = (which: Layer) => ({
    open: layer === which,
    onOpenChange: (isOpen: boolean) => setLayer(isOpen ? which : null),
  });
  return (
    <header className={styles.root}>
      <div className={styles.bar}>
        <IconButton label={t("nav.menu")} onClick={() => open("menu")} className={styles.phoneOnly}>
          <MenuIcon aria-hidden />
        </IconButton>
        <Link to={paths.home()} className={styles.logo}>
          {t("shop.name")}
        </Link>
        <Button
          variant="secondary"
          icon={<LayoutGrid aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => open("categories")}
          className={styles.wideOnly}
        >
          {t("nav.catalog")}
        </Button>
        <SearchForm className={styles.search} />
        <div className={styles.end}>
          <AccountLinks />
          <IconButton
            label={searching ? t("common.close") : t("search.open")}
            aria-expanded={searching}
            onClick={() => setSearching(!searching)}
            className={styles.phoneOnly}
          >
            {searching ? <X aria-hidden /> : <Search aria-hidden />}
          </IconButton>
          <CartLink />
        </div>
      </div>
      {searching ? (
        <SearchForm autoFocus onSearch={() => setSearching(false)} className={styles.phoneSearch} />
      ) : null}
      <Suspense>
        {loaded.has("categories") ? <CategoryDrawer {...stateOf("categories")} /> : null}
        {loaded.has("menu") ? (
          <PhoneMenu {...stateOf("menu")} onOpenCategories={() => open("categories")} />
        ) : null}
      </Suspense>
    </header>
  );
}
