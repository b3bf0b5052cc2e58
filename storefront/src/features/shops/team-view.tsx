import type { ShopTeam } from "@bezak/contract/shops.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { FormSection } from "../../lib/form-section.tsx";
import { InvitationTable } from "./invitation-table.tsx";
import { InviteForm } from "./invite-form.tsx";
import { MemberTable } from "./member-table.tsx";
import { RoleTexts } from "./role-texts.tsx";
import styles from "./team-view.module.css";
import type { TeamWork } from "./use-team.ts";

/** Members, open invitations and the roles of a shop. Needs the message part `shop-team`. */
export function TeamView({ team, work }: { team: ShopTeam; work: TeamWork }) {
  const t = useTexts();
  const { members, invitations } = team;
  const alone = members.length === 1 && invitations.length === 0;
  return (
    <div className={styles.root}>
      <MemberTable members={members} work={work} />
      {invitations.length > 0 ? <InvitationTable invitations={invitations} work={work} /> : null}
      <FormSection title={t("shopTeam.invite")} text={alone ? t("shopTeam.alone") : t("shopTeam.inviteText")}>
        <InviteForm work={work} />
      </FormSection>
      <RoleTexts />
    </div>
  );
}
