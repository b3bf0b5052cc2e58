import { defaultRank, type AdminRank } from "@bezak/contract/admin-ranks.ts";
import type { NewAdminInvitation } from "@bezak/contract/admin-team.ts";
import { Alert, Button, TextField } from "@bezak/ui-kit";
import { useState, type SubmitEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { isEmail } from "../../lib/is-email.ts";
import { RankField } from "../../lib/rank-field.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { inviteAdministrator } from "./admin-team-api.ts";
import styles from "./team-view.module.css";
import { useTeamChange } from "./use-team-change.ts";

/** Invites an administrator by mail. What was typed stays until the mail is sent. */
export function InviteForm() {
  const t = useTexts();
  const [email, setEmail] = useState("");
  const [rank, setRank] = useState<AdminRank>(defaultRank);
  const [refusals, setRefusals] = useState(0);
  const form = useRefusalFocus(refusals);
  const inviting = useTeamChange({
    send: (api, sent: NewAdminInvitation) => inviteAdministrator(api, sent),
    done: (sent) => t("adminTeam.sent", { email: sent.email }),
    onDone() {
      setEmail("");
      setRefusals(0);
    },
  });
  const address = email.trim();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isEmail(address)) setRefusals(refusals + 1);
    else if (!inviting.isPending) inviting.mutate({ email: address, rank });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      {inviting.error ? <Alert tone="danger">{describeError(inviting.error, t)}</Alert> : null}
      <div className={styles.fields}>
        <TextField
          id="invite-email"
          type="email"
          required
          label={t("adminTeam.email")}
          autoComplete="off"
          maxLength={254}
          value={email}
          error={refusals > 0 && !isEmail(address) ? t("adminTeam.emailProblem") : undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <RankField id="invite-rank" rank={rank} onRank={setRank} />
      </div>
      <Button type="submit" variant="primary" loading={inviting.isPending} className={styles.send}>
        {t("adminTeam.send")}
      </Button>
    </form>
  );
}
