import type { AdministeredUser } from "@bezak/contract/user-admin.ts";
import { Badge, Card } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { UserFacts } from "./user-facts.tsx";
import styles from "./user-view.module.css";

export interface UserViewProps {
  user: AdministeredUser;
  isOwn: boolean;
  /** name of the user's city */
  city: string | null;
}

/** One user. Needs the message parts `user-admin` and `orders`. */
export function UserView({ user, city }: UserViewProps) {
  const t = useTexts();
  const { name, email, role, blocked } = user;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.name}>{name || email}</h1>
        <Badge>{t(`userAdmin.roles.${role}`)}</Badge>
        <Badge tone={blocked ? "danger" : "success"}>
          {t(blocked ? "userAdmin.isBlocked" : "userAdmin.isActive")}
        </Badge>
      </header>
      <Card asChild padding="large">
        <section aria-label={t("userAdmin.about")}>
          <UserFacts user={user} city={city} />
        </section>
      </Card>
    </>
  );
}
