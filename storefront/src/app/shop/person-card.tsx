import { Avatar, Button, VisuallyHidden } from "@bezak/ui-kit";
import { useSession } from "../../features/auth/session-store.ts";
import { useLogout } from "../../features/auth/use-logout.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { avatarSource } from "../../lib/avatar-source.ts";
import { Link } from "../../lib/link.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./person-card.module.css";

/** The signed-in user with a button to sign out, or links to sign in. */
export function PersonCard({ onFollow }: { onFollow: () => void }) {
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  const logout = useLogout();
  if (user) {
    return (
      <div className={styles.root}>
        <Link to={paths.profile()} onClick={onFollow} className={styles.person}>
          <Avatar name={user.name} decorative src={avatarSource(user.avatar)} />
          <span className={styles.text}>
            <span className={styles.name}>{user.name}</span>
            <span className={styles.quiet}>{user.email}</span>
            <VisuallyHidden>{t("nav.profile")}</VisuallyHidden>
          </span>
        </Link>
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
