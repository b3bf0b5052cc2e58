import { CountBadge, Sheet } from "@bezak/ui-kit";
import { ExternalLink, LifeBuoy, ShoppingBag } from "lucide-react";
import { ThemeSwitch } from "../../features/theme/theme-switch.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { usePaths } from "../../lib/use-paths.ts";
import type { LayerProps } from "../shop/category-drawer.tsx";
import { LanguageLinks } from "../shop/language-links.tsx";
import { PersonCard } from "../shop/person-card.tsx";
import menu from "../shop/phone-menu.module.css";
import { useFollowing } from "../shop/use-following.ts";
import { sectionsFor } from "./sections.ts";
import { useOwnShop } from "./use-own-shop.ts";

/** Sheet on a phone with all sections, user, language, theme and links out of the panel. */
export default function SellerMore({ open, onOpenChange }: LayerProps) {
  const t = useTexts();
  const paths = usePaths();
  const panel = usePanelPaths();
  const { data: shop } = useOwnShop();
  const { follow, onCloseAutoFocus } = useFollowing(() => onOpenChange(false));
  if (!shop) return null;
  const links = [
    ...sectionsFor(shop.role).map(({ section, name, Icon, to }) => ({
      to: to(panel),
      name: t(name),
      Icon,
      count: section === "orders" ? shop.awaiting : 0,
    })),
    { to: paths.seller(shop.slug), name: t("sellerPanel.publicPage"), Icon: ExternalLink, count: 0 },
    { to: paths.contacts("seller"), name: t("sellerPanel.support"), Icon: LifeBuoy, count: 0 },
    { to: paths.home(), name: t("sellerPanel.toMarket"), Icon: ShoppingBag, count: 0 },
  ];
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      onCloseAutoFocus={onCloseAutoFocus}
      title={shop.name}
      closeLabel={t("common.close")}
    >
      <div className={menu.root}>
        <nav aria-label={t("sellerPanel.parts")}>
          <ul role="list">
            {links.map(({ to, name, Icon, count }) => (
              <li key={to}>
                <Link to={to} onClick={follow} className={menu.link}>
                  <Icon aria-hidden />
                  <span className={menu.name}>{name}</span>
                  <CountBadge count={count} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <PersonCard onFollow={follow} />
        <div className={menu.end}>
          <LanguageLinks />
          <ThemeSwitch />
        </div>
      </div>
    </Sheet>
  );
}
