import { Card } from "@bezak/ui-kit";
import { Bell, ChevronRight, Heart, Package, Settings } from "lucide-react";
import { useTexts } from "../i18n/texts-context.tsx";
import { Link } from "../lib/link.tsx";
import { usePaths } from "../lib/use-paths.ts";
import styles from "./account-links.module.css";

export function AccountLinks() {
  const t = useTexts();
  const paths = usePaths();
  const links = [
    { to: paths.orders(), name: "orders", Icon: Package },
    { to: paths.wishlist(), name: "wishlist", Icon: Heart },
    { to: paths.notifications(), name: "notifications", Icon: Bell },
    { to: paths.settings(), name: "settings", Icon: Settings },
  ] as const;
  return (
    <Card asChild padding="none">
      <nav aria-label={t("profile.places")}>
        <ul role="list" className={styles.list}>
          {links.map(({ to, name, Icon }) => (
            <li key={name}>
              <Link to={to} className={styles.link}>
                <Icon aria-hidden />
                <span className={styles.text}>
                  <span className={styles.name}>{t(`profile.${name}`)}</span>
                  <span className={styles.about}>{t(`profile.${name}Text`)}</span>
                </span>
                <ChevronRight aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
