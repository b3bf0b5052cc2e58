import { limits } from "@bezak/contract/limits.ts";
import { TextArea } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { isApiError } from "../../../lib/api-error.ts";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import { describeRefusal, listEffects, type Account, type UserAct } from "./user-acts.ts";
import styles from "./user-view.module.css";

export interface UserActDialogProps {
  act: UserAct;
  account: Account;
  /** of a block, as it was written so far */
  reason: string;
  onReason: (reason: string) => void;
  busy: boolean;
  /** why it was not done */
  error: unknown;
  onAct: (reason: string) => void;
  onClose: () => void;
}

/** Says what will happen to an account, and asks for the reason of a block. */
export function UserActDialog(props: UserActDialogProps) {
  const { act, account, reason, onReason, busy, error, onAct, onClose } = props;
  const t = useTexts();
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const { name, email, shop } = account.user;
  const written = reason.trim();
  const isShort = act === "block" && written.length < limits.reasonMin;
  const serverError = isApiError(error) ? error.fields.reason : undefined;
  return (
    <QuestionDialog
      size="medium"
      title={t(`userAdmin.acts.${act}.title`, { name: name || email })}
      act={t(`userAdmin.acts.${act}.act`)}
      keep={t("userAdmin.cancel")}
      tone={act === "block" || act === "close" ? "danger" : "primary"}
      busy={busy}
      problem={error && !serverError ? describeRefusal(error, t) : null}
      form={form}
      onAct={() => {
        setAttempts(attempts + 1);
        if (!isShort) onAct(written);
      }}
      onClose={onClose}
    >
      <ul className={styles.effects}>
        {listEffects(act, account).map((effect) => (
          <li key={effect}>{t(effect, { email, shop: shop?.name ?? "" })}</li>
        ))}
      </ul>
      {act === "block" ? (
        <TextArea
          id="block-reason"
          required
          rows={3}
          label={t("userAdmin.reason")}
          hint={t("userAdmin.reasonHint")}
          maxLength={limits.reasonMax}
          value={reason}
          error={
            attempts > 0 && isShort ? t("userAdmin.reasonShort", { min: limits.reasonMin }) : serverError
          }
          onChange={(event) => onReason(event.currentTarget.value)}
        />
      ) : null}
    </QuestionDialog>
  );
}
