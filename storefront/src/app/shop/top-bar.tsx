import { Button, IconButton } from "@bezak/ui-kit";
import { LayoutGrid, Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { AccountLinks } from "../../features/auth/account-links.tsx";
import { SearchForm } from "../../features/search/search-form.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useLoaded, preloadOnHover } from "../../lib/use-loaded.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { BellPlaceholder } from "./bell-placeholder.tsx";
import { CartLink } from "./cart-link.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { Logo } from "./logo.tsx";
import { PhoneSearch } from "./phone-search.tsx";
import styles from "./top-bar.module.css";
import { useSearchOffers } from "./use-search-offers.ts";
import { WishlistLink } from "./wishlist-link.tsx";

type Layer = "categories" | "menu";

/** Logo, catalogue, search, user and cart. What opens from here is loaded on demand. */
export function TopBar() {
  const t = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  const layers = {
    categories: useLoaded(() => import("./category-drawer.tsx")),
    menu: useLoaded(() => import("./phone-menu.tsx")),
  };
  const { categories, menu } = layers;
  const [layer, setLayer] = useState<Layer | null>(null);
  function open(wanted: Layer) {
    setLayer(wanted);
    // if a layer cannot be loaded, the button opens the catalogue
    layers[wanted].prepare().catch(() => {
      setLayer(null);
      void navigate(paths.catalog());
    });
  }
  const getState = (which: Layer) => ({
    open: layer === which,
    onOpenChange: (isOpen: boolean) => setLayer(isOpen ? which : null),
  });
  return (
    <header className={styles.root}>
      <div className={styles.notes}>
        <p>{t("shop.promise")}</p>
        <LanguageLinks small />
      </div>
      <div className={styles.bar}>
        <IconButton
          {...preloadOnHover(menu)}
          label={t("nav.menu")}
          aria-haspopup="dialog"
          onClick={() => open("menu")}
          className={styles.phoneOnly}
        >
          <MenuIcon aria-hidden />
        </IconButton>
        <Logo />
        <Button
          {...preloadOnHover(categories)}
          icon={<LayoutGrid aria-hidden />}
          aria-haspopup="dialog"
          loading={layer === "categories" && !categories.Part}
          onClick={() => open("categories")}
          className={styles.catalog}
        >
          {t("nav.catalog")}
        </Button>
        <SearchForm offers={useSearchOffers()} className={styles.search} />
        <PhoneSearch className={styles.phoneSearch} />
        <AccountLinks bell={<BellPlaceholder />} />
        <WishlistLink />
        <CartLink />
      </div>
      {categories.Part ? <categories.Part {...getState("categories")} /> : null}
      {menu.Part ? <menu.Part {...getState("menu")} onOpenCategories={() => open("categories")} /> : null}
    </header>
  );
}
