import { limits } from "@bezak/contract/limits.ts";
import { Alert, Button, Dialog, TextArea } from "@bezak/ui-kit";
import { useId, useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import styles from "./parcel-dialogs.module.css";
import { reasonProblem } from "./reason-problem.ts";

export interface ReasonDialogProps {
  title: string;
  /** what comes of it */
  text: string;
  /** the button that leaves all as it is */
  keep: string;
  /** the button that does it */
  confirm: string;
  sending: boolean;
  error: unknown;
  onSend: (reason: string) => void;
  onClose: () => void;
}

/** The question before something ends badly for a buyer, who reads why. */
export function ReasonDialog({ title, text, keep, confirm, sending, error, ...on }: ReasonDialogProps) {
  const t = useTexts();
  const form = useId();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const problem = reasonProblem(reason);
  function send(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!problem) on.onSend(reason.trim());
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && !sending && on.onClose()}
      title={title}
      description={text}
      closeLabel={t("common.close")}
      footer={
        <div className={styles.actions}>
          <Button onClick={on.onClose} disabled={sending}>
            {keep}
          </Button>
          <Button variant="danger" type="submit" form={form} loading={sending}>
            {confirm}
          </Button>
        </div>
      }
    >
      <form id={form} className={styles.body} onSubmit={send} noValidate>
        <TextArea
          required
          label={t("sellerOrders.reason")}
          hint={t("sellerOrders.reasonHint")}
          error={asked && problem ? t(problem) : undefined}
          rows={3}
          maxLength={limits.reasonMax}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
      </form>
    </Dialog>
  );
}
