import { Alert, Button, Dialog, type DialogProps } from "@bezak/ui-kit";
import { useId, type ReactNode, type Ref, type SubmitEvent } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import styles from "./question-dialog.module.css";

export interface QuestionDialogProps {
  title: string;
  /** explains the consequences */
  text?: string;
  act: string;
  /** label of the button that cancels */
  keep: string;
  tone?: "primary" | "danger";
  size?: DialogProps["size"];
  /** in progress: it can be neither sent again nor closed */
  busy: boolean;
  disabled?: boolean;
  /** Enter decides: the focus is on the button, not on the one that closes */
  focusAct?: boolean;
  /** why it failed; left out where a field shows its own error */
  problem?: string | null | false;
  /** of `useRefusalFocus` */
  form?: Ref<HTMLFormElement>;
  onAct: () => void;
  onClose: () => void;
  /** fields or further text */
  children?: ReactNode;
}

/** A confirmation dialog, optionally with fields. Open while it is mounted. */
export function QuestionDialog(question: QuestionDialogProps) {
  const { title, text, act, keep, tone = "primary", size = "small", ...rest } = question;
  const { busy, disabled, focusAct, problem, form, onAct, onClose, children } = rest;
  const t = useTexts();
  const id = useId();
  function submit(event: SubmitEvent) {
    event.preventDefault();
    // React events bubble through portals to a form around the dialog
    event.stopPropagation();
    // holding down the Enter key submits repeatedly
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
          <Button
            type="submit"
            form={id}
            data-first-focus={focusAct || undefined}
            variant={tone}
            loading={busy}
            disabled={disabled}
          >
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
