import type { User } from "@bezak/contract/auth.ts";
import { Button } from "@bezak/ui-kit";
import { ChevronDown, UserRound } from "lucide-react";
import { useState, type ComponentProps, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { useLoaded, preloadOnHover } from "../../lib/use-loaded.ts";
import { usePaths } from "../../lib/use-paths.ts";
import styles from "./account-links.module.css";
import { firstName } from "./first-name.ts";
import { useSession } from "./session-store.ts";

export interface AccountLinksProps {
  /** shown before the user's menu, also on a phone, where the rest is elsewhere */
  bell?: ReactNode;
  className?: string;
}

/** Top-bar corner with the user's menu, or with the links to sign in. Both take the same space. */
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

/** The user's menu, whose code is large and rarely used: it is loaded on hover or focus. */
function Person({ user }: { user: User }) {
  const t = useTexts();
  const paths = usePaths();
  const navigate = useNavigate();
  const menu = useLoaded(() => import("./user-menu.tsx"));
  const [open, setOpen] = useState(false);
  // replaced only when pressed: the element may have the focus before
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
  return button({ ...preloadOnHover(menu), onClick: show, "aria-haspopup": "menu", "aria-expanded": false });
}
