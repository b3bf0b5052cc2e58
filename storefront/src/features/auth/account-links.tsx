import type { User } from "@bezak/contract/auth.ts";
import { Button } from "@bezak/ui-kit";
import { ChevronDown, UserRound } from "lucide-react";
import { useState, type ComponentProps, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useLoaded, whenVisible } from "../../lib/use-loaded.ts";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./account-links.module.css";
import { firstName } from "./first-name.ts";
import { useSession } from "./session-store.ts";

export interface AccountLinksProps {
  /** stands before the person's menu, on a phone too, where the rest is in other places */
  bell?: ReactNode;
  className?: string;
}

/** The corner of the top bar that knows people: their menu, or the ways in. Both take the same place. */
export function AccountLinks({ bell, className }: AccountLinksProps) {
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  return (
    <div className={className === undefined ? styles.root : `${styles.root} ${className}`}>
      <div className={styles.guest} data-hidden={user !== null || undefined}>
        <Button asChild variant="ghost" icon={<UserRound aria-hidden />}>
          <Link to={paths.login()}>{t("nav.login")}</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to={paths.register()}>{t("nav.register")}</Link>
        </Button>
      </div>
      {user ? (
        <div className={styles.signedIn}>
          {bell}
          <Person user={user} />
        </div>
      ) : null}
    </div>
  );
}

/** The menu of a person is heavy and seldom opened: it is made ready when a pointer or the focus comes near. */
function Person({ user }: { user: User }) {
  const t = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  const menu = useLoaded(() => import("./user-menu.tsx"));
  const [open, setOpen] = useState(false);
  // the button changes hands only when pressed: before, somebody's focus may be on it
  const [wanted, setWanted] = useState(false);
  function show() {
    setOpen(true);
    setWanted(true);
    menu.prepare().catch(() => navigate(paths.profile()));
  }
  const button = (own: ComponentProps<"button">) => (
    <Button
      {...own}
      variant="ghost"
      icon={<UserRound aria-hidden />}
      iconEnd={<ChevronDown aria-hidden />}
      aria-label={t("nav.account", { name: user.name })}
      className={styles.person}
    >
      <span className={styles.name}>{firstName(user.name)}</span>
    </Button>
  );
  if (menu.Part && wanted) {
    return <menu.Part user={user} trigger={button({})} open={open} onOpenChange={setOpen} />;
  }
  return button({ ...whenVisible(menu), onClick: show, "aria-haspopup": "menu", "aria-expanded": false });
}
