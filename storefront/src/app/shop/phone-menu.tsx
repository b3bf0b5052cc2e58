import { Button, Card, Drawer } from "@bezak/ui-kit";
import { Link } from "react-router-dom";
import { useLogout } from "../../features/auth/use-logout.ts";
import { useSession } from "../../features/auth/session-store.ts";
import { SearchForm } from "../../features/search/search-form.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePaths } from "../../lib/use-paths.ts";
import type { LayerProps } from "./category-drawer.tsx";
import { LanguageLinks } from "./language-links.tsx";
import styles from "./phone-menu.module.css";

/** The menu of a phone: who is there, search, and where one can go. */
export default function PhoneMenu(props: LayerProps & { onOpenCategories: () => void }) {
  const { open, onOpenChange, onOpenCategories } = props;
  const t = useTexts();
  const paths = usePaths();
  const close = () => onOpenChange(false);
  const links = [
    { to: paths.home(), name: t("nav.home") },
    { to: paths.catalog(), name: t("nav.catalog") },
    { to: paths.orders(), name: t("nav.orders") },
    { to: paths.cart(), name: t("nav.cart") },
  ];
  return (
    <Drawer
      side="left"
      open={open}
      onOpenChange={onOpenChange}
      title={t("nav.menu")}
      closeLabel={t("common.close")}
    >
      <div className={styles.root}>
        <PersonCard onFollow={close} />
        <SearchForm onSearch={close} />
        <nav aria-label={t("nav.main")}>
          <ul role="list">
            {links.map(({ to, name }) => (
              <li key={to}>
                <Link to={to} onClick={close} className={styles.link}>
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" onClick={onOpenCategories} className={styles.link}>
                {t("nav.categories")}
              </button>
            </li>
          </ul>
        </nav>
        <LanguageLinks />
      </div>
    </Drawer>
  );
}

function PersonCard({ onFollow }: { onFollow: () => void }) {
  const t = useTexts();
  const paths = usePaths();
  const { user } = useSession();
  const logout = useLogout();
  if (user) {
    return (
      <Card className={styles.person}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.quiet}>{user.email}</p>
        <Button
          size="small"
          onClick={() => {
            onFollow();
            logout();
          }}
        >
          {t("nav.logout")}
        </Button>
      </Card>
    );
  }
  return (
    <Card className={styles.person}>
      <p className={styles.quiet}>{t("nav.guest")}</p>
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
    </Card>
  );
}
