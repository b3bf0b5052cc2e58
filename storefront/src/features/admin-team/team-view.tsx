import type { AdminRank } from "@bezak/contract/admin-ranks.ts";
import { inviteAdministrator } from "@bezak/contract/routes/admin-team.ts";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { FormSection } from "../../lib/form-section.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { useListFocus } from "../../lib/use-list-focus.ts";
import { Permitted } from "../../lib/use-rights.tsx";
import { adminTeamQuery } from "./admin-team-api.ts";
import { AdministratorTable } from "./administrator-table.tsx";
import { InvitationTable } from "./invitation-table.tsx";
import { InviteForm } from "./invite-form.tsx";
import styles from "./team-view.module.css";

/** Administrators with their ranks, and open invitations. Needs the message part `admin-team`. */
export function TeamView({ onOwnRank }: { onOwnRank: (rank: AdminRank) => void }) {
  const t = useTexts();
  const team = useQuery(adminTeamQuery(useApi()));
  const invitations = team.data?.invitations ?? [];
  const focus = useListFocus<HTMLDivElement>(team.data?.invitations);
  return (
    <div className={styles.root}>
      <div {...focus} className={styles.lists}>
        <AdministratorTable
          rows={team.data?.administrators ?? []}
          loading={team.isLoading}
          error={renderMissing(team)}
          onOwnRank={onOwnRank}
        />
        {invitations.length > 0 ? <InvitationTable rows={invitations} /> : null}
      </div>
      <Permitted call={inviteAdministrator}>
        {team.data ? (
          <FormSection title={t("adminTeam.invite")} text={t("adminTeam.inviteText")}>
            <InviteForm />
          </FormSection>
        ) : null}
      </Permitted>
    </div>
  );
}
