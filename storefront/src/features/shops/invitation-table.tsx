import type { ShopInvitation } from "@bezak/contract/shops.ts";
import { Badge, Button, Table, type Column } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { dayDigits } from "../../lib/day-digits.ts";
import styles from "./team-view.module.css";
import type { TeamWork } from "./use-team.ts";

export interface InvitationTableProps {
  invitations: readonly ShopInvitation[];
  work: TeamWork;
}

/** Open invitations. Sending one again or revoking it invalidates the earlier link. */
export function InvitationTable({ invitations, work }: InvitationTableProps) {
  const t = useTexts();
  const [now] = useState(Date.now);
  const columns: readonly Column<ShopInvitation>[] = [
    {
      key: "email",
      header: t("shopTeam.email"),
      primary: true,
      cell: ({ email }) => <span className={styles.person}>{email}</span>,
    },
    {
      key: "role",
      header: t("shopTeam.role"),
      cell: ({ role }) => <span className={styles.whole}>{t(`shopTeam.roles.${role}`)}</span>,
    },
    {
      key: "sent",
      header: t("shopTeam.sentAt"),
      cell: ({ createdAt }) => <span className={styles.whole}>{dayDigits(createdAt)}</span>,
    },
    {
      key: "until",
      header: t("shopTeam.validUntil"),
      cell: ({ expiresAt }) =>
        Date.parse(expiresAt) > now ? (
          <span className={styles.whole}>{dayDigits(expiresAt)}</span>
        ) : (
          <Badge tone="warning">{t("shopTeam.expired")}</Badge>
        ),
    },
  ];
  return (
    <Table
      caption={t("shopTeam.invitations")}
      columns={columns}
      rows={invitations}
      rowKey={({ id }) => id}
      empty={null}
      actionsLabel={t("shopTeam.actions")}
      rowActions={(invitation) => (
        <>
          <Button
            size="small"
            loading={work.isBusy(invitation.id)}
            aria-label={`${t("shopTeam.resend")}: ${invitation.email}`}
            onClick={() => work.resend(invitation)}
          >
            {t("shopTeam.resend")}
          </Button>
          <Button
            size="small"
            variant="ghost"
            disabled={work.isBusy(invitation.id)}
            aria-label={`${t("shopTeam.withdraw")}: ${invitation.email}`}
            onClick={() => work.withdraw(invitation)}
          >
            {t("shopTeam.withdraw")}
          </Button>
        </>
      )}
    />
  );
}
