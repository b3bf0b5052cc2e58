import {
  ChartNoAxesCombined,
  Coins,
  FileText,
  HandCoins,
  Inbox,
  Landmark,
  Percent,
  Settings,
  Store,
  Tags,
  Users,
  type LucideIcon,
} from "lucide-react";
import { useLocation } from "react-router";
import { useSession } from "../../features/auth/session-store.ts";
import type { TextKey } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { NavLink } from "../../lib/link.tsx";
import type { PanelPaths } from "../../lib/panel-paths.ts";
import { useCurrentInSight } from "../../lib/use-current-in-sight.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import styles from "./admin-rail.module.css";

/** Pages of the panel in the order of the navigation. */
const links: readonly {
  to: (paths: PanelPaths) => string;
  name: TextKey;
  Icon: LucideIcon;
  /** current only on this page, and not on those below its address */
  end?: boolean;
}[] = [
  { to: (paths) => paths.overview(), name: "admin.nav.overview", Icon: ChartNoAxesCombined, end: true },
  { to: (paths) => paths.waiting(), name: "admin.nav.waiting", Icon: Inbox },
  { to: (paths) => paths.applications(), name: "admin.nav.applications", Icon: FileText },
  { to: (paths) => paths.shops(), name: "admin.nav.shops", Icon: Store },
  { to: (paths) => paths.administeredProducts(), name: "admin.nav.products", Icon: Tags },
  { to: (paths) => paths.users(), name: "admin.nav.users", Icon: Users },
  { to: (paths) => paths.payouts(), name: "admin.nav.payouts", Icon: Landmark },
  { to: (paths) => paths.refunds(), name: "admin.nav.refunds", Icon: HandCoins },
  { to: (paths) => paths.cashReceipts(), name: "admin.nav.cash", Icon: Coins },
  { to: (paths) => paths.commission(), name: "admin.nav.commission", Icon: Percent },
  { to: (paths) => paths.marketplaceSettings(), name: "admin.nav.settings", Icon: Settings },
];

/** Navigation of the panel: beside the page, on a phone a row above it. */
export function AdminRail() {
  const t = useTexts();
  const paths = usePanelPaths();
  const { user, isLoading } = useSession();
  const isIn = user?.role === "admin";
  const row = useCurrentInSight<HTMLUListElement>(`${useLocation().pathname} ${user?.role}`);
  return (
    <nav
      aria-label={t("admin.title")}
      // takes its space until the session is known
      data-empty={(!isIn && !isLoading) || undefined}
      className={styles.root}
    >
      {isIn ? (
        <ul ref={row} role="list" className={styles.list}>
          {links.map(({ to, name, Icon, end }) => (
            <li key={name}>
              <NavLink to={to(paths)} end={end} className={styles.link}>
                <Icon aria-hidden />
                {t(name)}
              </NavLink>
            </li>
          ))}
        </ul>
      ) : null}
    </nav>
  );
}
