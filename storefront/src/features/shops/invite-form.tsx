import { invitedRoles } from "@bezak/contract/seller-roles.ts";
import { Alert, Button, NativeSelect, TextField } from "@bezak/ui-kit";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { isEmail } from "../../lib/is-email.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import type { InvitedRole } from "./shops-api.ts";
import styles from "./team-view.module.css";
import type { TeamWork } from "./use-team.ts";

/** Invites a member by mail. The typed address stays until the mail is sent. */
export function InviteForm({ work }: { work: TeamWork }) {
  const t = useTexts();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<InvitedRole>("packer");
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<unknown>(null);
  const [refusals, setRefusals] = useState(0);
  const root = useRefusalFocus(refusals);
  const address = email.trim();
  const busy = address !== "" && work.isBusy(address);

  function refuse(text: string) {
    setProblem(text);
    setRefusals((count) => count + 1);
  }

  async function send() {
    try {
      await work.invite(address, role);
      setEmail("");
    } catch (error) {
      const field = isApiError(error) ? error.fields.email : undefined;
      if (field) refuse(field);
      else setFailure(error);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    if (!isEmail(address)) return refuse(t("shopTeam.fieldEmail"));
    void send();
  }

  return (
    <form ref={root} noValidate onSubmit={submit} className={styles.root}>
      {failure ? <Alert tone="danger">{describeError(failure, t)}</Alert> : null}
      <div className={styles.invite}>
        <TextField
          id="invite-email"
          type="email"
          required
          label={t("shopTeam.email")}
          placeholder={t("shopTeam.emailPlaceholder")}
          autoComplete="off"
          maxLength={254}
          value={email}
          error={problem}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setProblem(undefined);
            setFailure(null);
          }}
        />
        <NativeSelect
          id="invite-role"
          label={t("shopTeam.role")}
          hint={t(`shopTeam.roleTexts.${role}`)}
          value={role}
          options={invitedRoles.map((one) => ({ value: one, label: t(`shopTeam.roles.${one}`) }))}
          onChange={(event) => setRole(event.currentTarget.value as InvitedRole)}
        />
      </div>
      <Button type="submit" variant="primary" loading={busy} className={styles.send}>
        {t("shopTeam.send")}
      </Button>
    </form>
  );
}
