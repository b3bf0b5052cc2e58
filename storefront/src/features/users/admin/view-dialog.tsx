import { limits } from "@bezak/contract/limits.ts";
import type { AdministeredUser } from "@bezak/contract/user-admin.ts";
import { Button, Dialog } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { TextKey } from "../../../i18n/texts.ts";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { describeBesideReason, isReason, ReasonField } from "../../../lib/reason-field.tsx";
import { usePaths } from "../../../lib/use-paths.ts";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import { toViewAddress } from "../../../lib/open-view.ts";
import { personViewsQuery, startView } from "./person-views-api.ts";
import styles from "./user-view.module.css";

const effects = ["time", "reads", "told", "logged", "former", "password"].map(
  (name) => `userAdmin.views.effects.${name}` as TextKey,
);

export interface ViewDialogProps {
  user: AdministeredUser;
  onClose: () => void;
}

/** Says what seeing the shop as somebody means, asks for the reason, and then gives the link to the view. */
export function ViewDialog({ user, onClose }: ViewDialogProps) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const [reason, setReason] = useState("");
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const starting = useMutation({
    mutationFn: () => startView(api, user.id, reason.trim()),
    onSettled: () => cache.invalidateQueries({ queryKey: personViewsQuery(api, user.id).queryKey }),
  });
  if (starting.data) return <ReadyDialog user={user} token={starting.data.token} onClose={onClose} />;
  return (
    <QuestionDialog
      size="medium"
      title={t("userAdmin.views.dialog", { name: user.name || user.email })}
      act={t("userAdmin.views.act")}
      keep={t("userAdmin.cancel")}
      busy={starting.isPending}
      problem={describeBesideReason(starting.error, t)}
      form={form}
      onAct={() => {
        setAttempts(attempts + 1);
        if (isReason(reason)) starting.mutate();
      }}
      onClose={onClose}
    >
      <ul className={styles.effects}>
        {effects.map((effect) => (
          <li key={effect}>{t(effect)}</li>
        ))}
      </ul>
      <ReasonField
        id="view-reason"
        label={t("userAdmin.reason")}
        hint={t("userAdmin.views.reasonHint")}
        short={t("userAdmin.reasonShort", { min: limits.reasonMin })}
        reason={reason}
        onReason={setReason}
        checked={attempts > 0}
        error={starting.error}
      />
    </QuestionDialog>
  );
}

/** A link of its own: a browser opens no tab that nobody has pressed for. */
function ReadyDialog({ user, token, onClose }: ViewDialogProps & { token: string }) {
  const t = useTexts();
  const paths = usePaths();
  return (
    <Dialog
      open
      size="medium"
      onOpenChange={(open) => !open && onClose()}
      title={t("userAdmin.views.ready")}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button asChild variant="primary">
            {/* without an opener the new tab gets no copy of this tab's storage */}
            <a
              href={toViewAddress(user.role === "seller" ? paths.sellerPanel() : paths.home(), token)}
              target="_blank"
              rel="noopener noreferrer"
              onClick={onClose}
            >
              {t("userAdmin.views.open")}
            </a>
          </Button>
          <Button onClick={onClose}>{t("common.close")}</Button>
        </>
      }
    >
      <p>{t("userAdmin.views.readyText")}</p>
    </Dialog>
  );
}
