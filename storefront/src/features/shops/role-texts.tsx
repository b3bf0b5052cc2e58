import { sellerRoles } from "@bezak/contract/seller-roles.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./team-view.module.css";

/** Explains what each role may do. */
export function RoleTexts() {
  const t = useTexts();
  return (
    <section>
      <h2 className={styles.title}>{t("shopTeam.rolesTitle")}</h2>
      <dl className={styles.roles}>
        {sellerRoles.map((role) => (
          <div key={role}>
            <dt>{t(`shopTeam.roles.${role}`)}</dt>
            <dd className={styles.quiet}>{t(`shopTeam.roleTexts.${role}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
