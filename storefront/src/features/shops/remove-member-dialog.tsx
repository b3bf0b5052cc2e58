import type { ShopMember } from "@bezak/contract/shops.ts";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import type { TeamWork } from "./use-team.ts";

export interface RemoveMemberDialogProps {
  member: ShopMember;
  work: TeamWork;
  onClose: () => void;
}

export default function RemoveMemberDialog({ member, work, onClose }: RemoveMemberDialogProps) {
  const t = useTexts();
  const [error, setError] = useState<unknown>(null);
  const busy = work.isBusy(member.id);
  const remove = () => void work.removeMember(member).then(onClose, setError);
  return (
    <QuestionDialog
      title={t("shopTeam.removeTitle", { name: member.name || member.email })}
      text={t("shopTeam.removeText")}
      act={t("shopTeam.removeConfirm")}
      keep={t("shopTeam.keep")}
      tone="danger"
      busy={busy}
      problem={error !== null && !busy && describeError(error, t)}
      onAct={remove}
      onClose={onClose}
    />
  );
}
