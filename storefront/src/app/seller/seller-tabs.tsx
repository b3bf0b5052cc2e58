import { cappedCount, CountBadge, VisuallyHidden } from "@bezak/ui-kit";
import { Menu } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { NavLink } from "../../lib/link.tsx";
import { useMissingToast } from "../../lib/missing-part.tsx";
import { useLoaded, preloadOnHover } from "../../lib/use-loaded.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import tabs from "../shop/bottom-tabs.module.css";
import { sectionsFor } from "./sections.ts";
import styles from "./seller-tabs.module.css";
import { useOwnShop } from "./use-own-shop.ts";

const tabCount = 4;

/** Tabs of a phone: the most important sections, and a button for the others. */
export function SellerTabs() {
  const t = useTexts();
  const paths = usePanelPaths();
  const { data: shop } = useOwnShop();
  const tellMissing = useMissingToast();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const more = useLoaded(() => import("./seller-more.tsx"));
  if (!shop) return null;
  const sections = sectionsFor(shop.role);
  const shown = sections.slice(0, tabCount);
  const isElsewhere = sections.slice(tabCount).some(({ to }) => pathname.startsWith(to(paths)));
  function show() {
    setOpen(true);
    more.prepare().catch(() => {
      setOpen(false);
      tellMissing();
    });
  }
  return (
    <nav aria-label={t("sellerPanel.parts")} className={tabs.root}>
      <ul
        role="list"
        className={tabs.list}
        // a packer has a single section
        style={{ gridTemplateColumns: `repeat(${shown.length + 1}, minmax(0, 1fr))` }}
      >
        {shown.map(({ section, name, Icon, to }) => {
          const count = section === "orders" ? shop.awaiting : 0;
          const waiting = t("sellerPanel.awaiting", { count: cappedCount(count) });
          return (
            <li key={section}>
              <NavLink to={to(paths)} end={section === "dashboard"} className={tabs.tab}>
                <span aria-hidden className={tabs.icon}>
                  <Icon />
                  <CountBadge floating count={count} />
                </span>
                <span className={tabs.name}>{t(name)}</span>
                {count > 0 ? <VisuallyHidden>{waiting}</VisuallyHidden> : null}
              </NavLink>
            </li>
          );
        })}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            data-here={isElsewhere || undefined}
            {...preloadOnHover(more)}
            onClick={show}
            className={`${tabs.tab} ${styles.more}`}
          >
            <span aria-hidden className={tabs.icon}>
              <Menu />
            </span>
            <span className={tabs.name}>{t("sellerPanel.more")}</span>
          </button>
        </li>
      </ul>
      {more.Part ? <more.Part open={open} onOpenChange={setOpen} /> : null}
    </nav>
  );
}
