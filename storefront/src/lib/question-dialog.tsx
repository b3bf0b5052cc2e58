import { Alert, Button, Dialog, type DialogProps } from "@bezak/ui-kit";
import { useId, type ReactNode, type Ref, type SubmitEvent } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import styles from "./question-dialog.module.css";

export interface QuestionDialogProps {
  title: string;
  /** what comes of it */
  text?: string;
  act: string;
  /** the button that leaves all as it is */
  keep: string;
  tone?: "primary" | "danger";
  size?: DialogProps["size"];
  /** it is being done: it can be neither sent again nor closed */
  busy: boolean;
  /** it cannot be done now */
  disabled?: boolean;
  /** why it failed, in words; not where a field below says so */
  problem?: string | null | false;
  /** of `useRefusalFocus` */
  form?: Ref<HTMLFormElement>;
  onAct: () => void;
  onClose: () => void;
  /** the fields it needs, or more words */
  children?: ReactNode;
}

/** Asks before something is done, and for what that needs. It is open while it is there. */
export function QuestionDialog(question: QuestionDialogProps) {
  const { title, text, act, keep, tone = "primary", size = "small", ...rest } = question;
  const { busy, disabled, problem, form, onAct, onClose, children } = rest;
  const t = useTexts();
  const id = useId();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    // React hands it on to a form around the question
    event.stopPropagation();
    // a key that is held down sends a form again
    if (!busy && !disabled) onAct();
  }
  return (
    <Dialog
      open
      size={size}
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      description={text}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button type="submit" form={id} variant={tone} loading={busy} disabled={disabled}>
            {act}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className={styles.form}>
        {problem ? <Alert tone="danger">{problem}</Alert> : null}
        {children}
      </form>
    </Dialog>
  );
}
