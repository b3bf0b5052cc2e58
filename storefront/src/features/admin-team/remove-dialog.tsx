import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { removeAdministrator } from "./admin-team-api.ts";
import type { TeamDialogProps } from "./rank-dialog.tsx";
import { useTeamChange } from "./use-team-change.ts";

/** Removes an administrator from the team, with the password. */
export function RemoveDialog({ administrator, onClose }: TeamDialogProps) {
  const t = useTexts();
  const name = administrator.name || administrator.email;
  const removing = useTeamChange({
    send: (api, _: null) => removeAdministrator(api, administrator),
    done: () => t("adminTeam.removed", { name }),
    onDone: onClose,
  });
  return (
    <QuestionDialog
      title={t("adminTeam.removeTitle", { name })}
      text={t("adminTeam.removeText")}
      act={t("adminTeam.removeAct")}
      keep={t("adminTeam.keep")}
      tone="danger"
      busy={removing.isPending}
      problem={removing.error && describeError(removing.error, t)}
      onAct={() => removing.mutate(null)}
      onClose={onClose}
    />
  );
}
