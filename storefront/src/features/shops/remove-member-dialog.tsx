import type { ShopMember } from "@bezak/contract/shops.ts";
import { Alert, Button, Dialog } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import type { TeamWork } from "./use-team.ts";

export interface RemoveMemberDialogProps {
  member: ShopMember;
  work: TeamWork;
  onClose: () => void;
}

/** The last word before somebody's panel is closed. */
export default function RemoveMemberDialog({ member, work, onClose }: RemoveMemberDialogProps) {
  const t = useTexts();
  const [error, setError] = useState<unknown>(null);
  const busy = work.isBusy(member.id);
  const remove = () => void work.removeMember(member).then(onClose, setError);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="small"
      title={t("shopTeam.removeTitle", { name: member.name || member.email })}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button variant="danger" loading={busy} onClick={remove}>
            {t("shopTeam.removeConfirm")}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {t("shopTeam.keep")}
          </Button>
        </>
      }
    >
      {error && !busy ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
      <p>{t("shopTeam.removeText")}</p>
    </Dialog>
  );
}
