import { cappedCount, CountBadge, VisuallyHidden } from "@bezak/ui-kit";
import { Menu } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { NavLink } from "../../lib/link.tsx";
import { useLoaded, whenNear } from "../../lib/use-loaded.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import tabs from "../shop/bottom-tabs.module.css";
import { sectionsFor } from "./sections.ts";
import styles from "./seller-tabs.module.css";
import { useOwnShop } from "./use-own-shop.ts";

/** Beside them stands the way to the rest. */
const tabCount = 4;

/** The tabs of a phone: the parts of the panel that are used most, and the way to the rest. */
export function SellerTabs() {
  const t = useTexts();
  const paths = usePanelPaths();
  const { data: shop } = useOwnShop();
  const [open, setOpen] = useState(false);
  const more = useLoaded(() => import("./seller-more.tsx"));
  if (!shop) return null;
  function show() {
    setOpen(true);
    more.prepare().catch(() => setOpen(false));
  }
  return (
    <nav aria-label={t("sellerPanel.parts")} className={tabs.root}>
      <ul role="list" className={tabs.list}>
        {sectionsFor(shop.role)
          .slice(0, tabCount)
          .map(({ room, name, Icon, to }) => {
            const count = room === "orders" ? shop.awaiting : 0;
            const waiting = t("sellerPanel.awaiting", { count: cappedCount(count) });
            return (
              <li key={room}>
                <NavLink to={to(paths)} end={room === "dashboard"} className={tabs.tab}>
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
            {...whenNear(more)}
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
