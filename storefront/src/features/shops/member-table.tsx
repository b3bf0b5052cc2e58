import { invitedRoles } from "@bezak/contract/seller-roles.ts";
import type { ShopMember } from "@bezak/contract/shops.ts";
import { Badge, IconButton, NativeSelect, Table, type Column } from "@bezak/ui-kit";
import { UserMinus } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { dayDigits } from "../../lib/day-digits.ts";
import RemoveMemberDialog from "./remove-member-dialog.tsx";
import type { InvitedRole } from "./shops-api.ts";
import styles from "./team-view.module.css";
import type { TeamWork } from "./use-team.ts";

export interface MemberTableProps {
  members: readonly ShopMember[];
  work: TeamWork;
}

/** Members of the shop. All except the owner can get another role or be removed. */
export function MemberTable({ members, work }: MemberTableProps) {
  const t = useTexts();
  const [going, setGoing] = useState<ShopMember | null>(null);
  const getName = ({ name, email }: ShopMember) => name || email;
  const columns: readonly Column<ShopMember>[] = [
    {
      key: "name",
      header: t("shopTeam.name"),
      primary: true,
      cell: (member) => (
        <span className={styles.person}>
          <span>
            {getName(member)} {member.self ? <Badge>{t("shopTeam.you")}</Badge> : null}
          </span>
          {member.name ? <span className={styles.quiet}>{member.email}</span> : null}
        </span>
      ),
    },
    {
      key: "role",
      header: t("shopTeam.role"),
      cell: (member) =>
        member.role === "owner" ? (
          t("shopTeam.roles.owner")
        ) : (
          <NativeSelect
            hideLabel
            label={`${t("shopTeam.role")}: ${getName(member)}`}
            disabled={work.isBusy(member.id)}
            value={member.role}
            options={invitedRoles.map((role) => ({ value: role, label: t(`shopTeam.roles.${role}`) }))}
            onChange={(event) => work.setRole(member, event.currentTarget.value as InvitedRole)}
          />
        ),
    },
    {
      key: "since",
      header: t("shopTeam.since"),
      cell: ({ joinedAt }) => <span className={styles.whole}>{dayDigits(joinedAt)}</span>,
    },
  ];
  return (
    <>
      <Table
        caption={t("shopTeam.members")}
        columns={columns}
        rows={members}
        rowKey={({ id }) => id}
        empty={null}
        actionsLabel={t("shopTeam.actions")}
        rowActions={(member) =>
          member.role === "owner" ? null : (
            <IconButton
              size="small"
              label={`${t("shopTeam.remove")}: ${getName(member)}`}
              disabled={work.isBusy(member.id)}
              onClick={() => setGoing(member)}
            >
              <UserMinus aria-hidden />
            </IconButton>
          )
        }
      />
      {going ? <RemoveMemberDialog member={going} work={work} onClose={() => setGoing(null)} /> : null}
    </>
  );
}
