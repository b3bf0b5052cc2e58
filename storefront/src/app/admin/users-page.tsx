import { useLocation } from "react-router";
import { UserList } from "../../features/users/admin/user-list.tsx";
import { parseUsersChoice } from "../../features/users/admin/users-address.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function UsersPage() {
  const t = useTexts();
  const title = t("userAdmin.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <UserList choice={parseUsersChoice(new URLSearchParams(useLocation().search))} />
    </div>
  );
}
