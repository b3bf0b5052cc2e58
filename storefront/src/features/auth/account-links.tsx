import { Button } from "@bezak/ui-kit";
import { UserRound } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./account-links.module.css";
import { firstName } from "./first-name.ts";
import { useSession } from "./session-store.ts";

const UserMenu = lazy(() => import("./user-menu.tsx"));

/** The corner of the top bar that knows people: their menu, or the ways in. */
export function AccountLinks() {
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  if (user) {
    const waiting = (
      <Button variant="ghost" icon={<UserRound aria-hidden />}>
        {firstName(user.name)}
      </Button>
    );
    return (
      <div className={styles.root}>
        <Suspense fallback={waiting}>
          <UserMenu user={user} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <Button asChild variant="ghost">
        <Link to={paths.login()}>{t("nav.login")}</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link to={paths.register()}>{t("nav.register")}</Link>
      </Button>
    </div>
  );
}
