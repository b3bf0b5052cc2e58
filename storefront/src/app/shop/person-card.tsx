import { Button } from "@bezak/ui-kit";
import { useSession } from "../../features/auth/session-store.ts";
import { useLogout } from "../../features/auth/use-logout.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./person-card.module.css";

/** Who is there, and the way out; or the ways in. */
export function PersonCard({ onFollow }: { onFollow: () => void }) {
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  const logout = useLogout();
  if (user) {
    return (
      <div className={styles.root}>
        <div className={styles.text}>
          <p className={styles.name}>{user.name}</p>
          <p className={styles.quiet}>{user.email}</p>
        </div>
        <Button
          size="small"
          onClick={() => {
            onFollow();
            logout();
          }}
        >
          {t("nav.logout")}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <p className={styles.text}>{t("nav.guest")}</p>
      <div className={styles.ways}>
        <Button asChild variant="primary">
          <Link to={paths.login()} onClick={onFollow}>
            {t("nav.login")}
          </Link>
        </Button>
        <Button asChild>
          <Link to={paths.register()} onClick={onFollow}>
            {t("nav.register")}
          </Link>
        </Button>
      </div>
    </div>
  );
}
