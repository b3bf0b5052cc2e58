import { TeamView } from "../../features/admin-team/team-view.tsx";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function TeamPage() {
  const t = useTexts();
  const { update } = useSession();
  const title = t("adminTeam.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <TeamView onOwnRank={(adminRank) => update({ adminRank })} />
    </div>
  );
}
