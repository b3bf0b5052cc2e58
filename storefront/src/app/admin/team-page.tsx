import { useQuery } from "@tanstack/react-query";
import { adminTeamQuery, saveTeam } from "../../features/admin-team/admin-team-api.ts";
import { TeamView } from "../../features/admin-team/team-view.tsx";
import { useSession } from "../../features/auth/session-store.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ExportTitle } from "../../lib/list-export/export-title.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";

export default function TeamPage() {
  const t = useTexts();
  const { update } = useSession();
  const { data: team } = useQuery(adminTeamQuery(useApi()));
  const title = t("adminTeam.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <ExportTitle
        menu={
          <ExportMenu
            save={saveTeam}
            text={t("adminTeam.exported")}
            total={team && team.administrators.length + team.invitations.length}
          />
        }
      >
        <h1>{title}</h1>
      </ExportTitle>
      <TeamView onOwnRank={(adminRank) => update({ adminRank })} />
    </div>
  );
}
