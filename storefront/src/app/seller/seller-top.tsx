import { Button } from "@bezak/ui-kit";
import { ExternalLink, ShoppingBag } from "lucide-react";
import { LogoutButton } from "../../features/auth/logout-button.tsx";
import { useSession } from "../../features/auth/session-store.ts";
import { ThemeSwitch } from "../../features/theme/theme-switch.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import { BellPlaceholder } from "../shop/bell-placeholder.tsx";
import { LanguageLinks } from "../shop/language-links.tsx";
import { Logo } from "../shop/logo.tsx";
import styles from "./seller-top.module.css";
import { ShopName } from "./shop-name.tsx";
import { useOwnShop } from "./use-own-shop.ts";

/** Top bar with the shop's name, links out of the panel, language and theme. */
export function SellerTop() {
  const t = useTexts();
  const paths = usePaths();
  const { user, isLoading } = useSession();
  const { data: shop, isPending } = useOwnShop();
  // false until it is certain, so that nothing moves
  const hasNoShop = !shop && !isLoading && !(user && isPending);
  return (
    <header data-plain={hasNoShop || undefined} className={styles.root}>
      <Logo />
      <ShopName />
      <div className={styles.ways}>
        {shop ? (
          <Button asChild size="small" variant="ghost" icon={<ExternalLink aria-hidden />}>
            <Link to={paths.seller(shop.slug)}>
              <span className={styles.word}>{t("sellerPanel.publicPage")}</span>
            </Link>
          </Button>
        ) : hasNoShop ? null : (
          <span aria-hidden className={styles.waits}>
            <Button disabled size="small" variant="ghost" icon={<ExternalLink aria-hidden />}>
              <span className={styles.word}>{t("sellerPanel.publicPage")}</span>
            </Button>
          </span>
        )}
        <Button asChild size="small" variant="ghost" icon={<ShoppingBag aria-hidden />}>
          <Link to={paths.home()}>
            <span className={styles.word}>{t("sellerPanel.toMarket")}</span>
          </Link>
        </Button>
        <LanguageLinks small />
        <ThemeSwitch />
        <LogoutButton>
          <span className={styles.word}>{t("sellerPanel.logout")}</span>
        </LogoutButton>
      </div>
      <span className={hasNoShop ? undefined : styles.bell}>
        <BellPlaceholder />
      </span>
    </header>
  );
}
