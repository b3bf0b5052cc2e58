import { cappedCount, CountBadge, Skeleton, VisuallyHidden } from "@bezak/ui-kit";
import { LifeBuoy } from "lucide-react";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link, NavLink } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { sectionsFor, type PanelSection } from "./sections.ts";
import styles from "./seller-rail.module.css";
import { useFreshOwnShop } from "./use-own-shop.ts";

const bones = ["70%", "45%", "55%", "60%", "50%", "65%"];

/** Navigation of the panel beside the page. A phone has tabs instead. */
export function SellerRail() {
  const t = useTexts();
  const shopPaths = usePaths();
  const { user, isLoading } = useSession();
  const { data: shop, isPending } = useFreshOwnShop();
  // false until it is certain, so that the page does not move
  const hasNoShop = !shop && !isLoading && !(user && isPending);
  return (
    <nav aria-label={t("sellerPanel.parts")} data-empty={hasNoShop || undefined} className={styles.root}>
      <ul role="list" className={styles.list}>
        {shop
          ? sectionsFor(shop.role).map((section) => (
              <li key={section.section}>
                <SectionLink section={section} count={section.section === "orders" ? shop.awaiting : 0} />
              </li>
            ))
          : bones.map((width) => (
              <li key={width} aria-hidden className={styles.bone}>
                <Skeleton width={width} />
              </li>
            ))}
        {hasNoShop ? null : (
          <li className={styles.support}>
            <Link to={shopPaths.contacts("seller")} className={styles.link}>
              <LifeBuoy aria-hidden />
              <span className={styles.name}>{t("sellerPanel.support")}</span>
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function SectionLink({ section, count }: { section: PanelSection; count: number }) {
  const t = useTexts();
  const { section: id, name, Icon, to } = section;
  return (
    <NavLink to={to(usePanelPaths())} end={id === "dashboard"} className={styles.link}>
      <Icon aria-hidden />
      <span className={styles.name}>{t(name)}</span>
      {count > 0 ? (
        <>
          <span aria-hidden>
            <CountBadge count={count} />
          </span>
          <VisuallyHidden>{t("sellerPanel.awaiting", { count: cappedCount(count) })}</VisuallyHidden>
        </>
      ) : null}
    </NavLink>
  );
}
