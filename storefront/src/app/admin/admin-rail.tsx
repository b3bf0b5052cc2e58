import { useLocation } from "react-router";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { NavLink } from "../../lib/link.tsx";
import { useCurrentInSight } from "../../lib/use-current-in-sight.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { pagesFor } from "./admin-pages.ts";
import styles from "./admin-rail.module.css";

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
          {pagesFor(user.adminRank).map(({ to, name, Icon, end }) => (
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
