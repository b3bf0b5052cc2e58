import type { AdminInvitation } from "@bezak/contract/admin-team.ts";
import { inviteAdministrator as inviteCall } from "@bezak/contract/routes/admin-team.ts";
import { Alert, Badge, Button, Table, type Column } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { serverNow } from "../../lib/server-clock.ts";
import { useDate } from "../../lib/use-date.ts";
import { useRights } from "../../lib/use-rights.tsx";
import { inviteAdministrator, withdrawInvitation } from "./admin-team-api.ts";
import styles from "./team-view.module.css";
import { useTeamChange } from "./use-team-change.ts";

interface InvitationAct {
  act: "resend" | "withdraw";
  invitation: AdminInvitation;
}

/** Open invitations. Sending one again or withdrawing it ends the earlier link. */
export function InvitationTable({ rows }: { rows: readonly AdminInvitation[] }) {
  const t = useTexts();
  const date = useDate();
  const mayInvite = useRights().mayCall(inviteCall);
  const changing = useTeamChange({
    send: (api, { act, invitation }: InvitationAct) =>
      act === "withdraw"
        ? withdrawInvitation(api, invitation)
        : inviteAdministrator(api, { email: invitation.email, rank: invitation.rank }),
    done: ({ act, invitation: { email } }) =>
      t(act === "withdraw" ? "adminTeam.withdrawn" : "adminTeam.sent", { email }),
  });
  const isBusy = (id: string) => changing.isPending && changing.variables.invitation.id === id;
  const columns: readonly Column<AdminInvitation>[] = [
    {
      key: "email",
      header: t("adminTeam.email"),
      primary: true,
      cell: ({ email }) => <span className={styles.person}>{email}</span>,
    },
    {
      key: "rank",
      header: t("admin.rank"),
      cell: ({ rank }) => <span className={styles.words}>{t(`admin.ranks.${rank}`)}</span>,
    },
    { key: "sent", header: t("adminTeam.sentAt"), cell: ({ sentAt }) => date(sentAt) },
    {
      key: "until",
      header: t("adminTeam.validUntil"),
      cell: ({ expiresAt }) =>
        Date.parse(expiresAt) > serverNow() ? (
          date(expiresAt)
        ) : (
          <Badge tone="warning">{t("adminTeam.expired")}</Badge>
        ),
    },
  ];
  return (
    <>
      {changing.error ? <Alert tone="danger">{describeError(changing.error, t)}</Alert> : null}
      <Table
        caption={t("adminTeam.invitations")}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={null}
        actionsLabel={t("adminTeam.actions")}
        rowActions={
          mayInvite
            ? (invitation) => (
                <>
                  <Button
                    size="small"
                    loading={isBusy(invitation.id)}
                    aria-label={`${t("adminTeam.resend")}: ${invitation.email}`}
                    onClick={() => changing.mutate({ act: "resend", invitation })}
                  >
                    {t("adminTeam.resend")}
                  </Button>
                  <Button
                    size="small"
                    variant="ghost"
                    disabled={isBusy(invitation.id)}
                    aria-label={`${t("adminTeam.withdraw")}: ${invitation.email}`}
                    onClick={() => changing.mutate({ act: "withdraw", invitation })}
                  >
                    {t("adminTeam.withdraw")}
                  </Button>
                </>
              )
            : undefined
        }
      />
    </>
  );
}
