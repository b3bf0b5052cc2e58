import { viewNameMax } from "@bezak/contract/viewed-lists.ts";
import { Switch, TextField } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../describe-error.ts";
import { isApiError } from "../api-error.ts";
import { QuestionDialog } from "../question-dialog.tsx";
import { useRefusalFocus } from "../use-refusal-focus.ts";

export interface NameDialogProps {
  title: string;
  text?: string;
  /** as it is now */
  name: string;
  /** undefined where this is not opened */
  shared?: boolean;
  busy: boolean;
  /** why it was not saved */
  error: unknown;
  onSave: (named: { name: string; shared: boolean }) => void;
  onClose: () => void;
}

/** Asks for the name of a view, and perhaps who sees it. */
export function NameDialog(props: NameDialogProps) {
  const { title, text, name, shared, busy, error, onSave, onClose } = props;
  const t = useTexts();
  const [typed, setTyped] = useState(name);
  const [isShared, setShared] = useState(shared ?? false);
  const [attempts, setAttempts] = useState(0);
  const form = useRefusalFocus(attempts);
  const written = typed.trim();
  const refused = isApiError(error) ? error.fields.name : undefined;
  return (
    <QuestionDialog
      title={title}
      text={text}
      act={t("listViews.save")}
      keep={t("listViews.cancel")}
      busy={busy}
      problem={error && refused === undefined ? describeError(error, t) : null}
      form={form}
      onAct={() => {
        setAttempts(attempts + 1);
        if (written !== "") onSave({ name: written, shared: isShared });
      }}
      onClose={onClose}
    >
      <TextField
        data-first-focus
        required
        autoComplete="off"
        label={t("listViews.name")}
        hint={t("listViews.nameHint", { count: viewNameMax })}
        maxLength={viewNameMax}
        value={typed}
        error={attempts > 0 && written === "" ? t("listViews.nameShort") : refused}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      {shared === undefined ? null : (
        <Switch
          label={t("listViews.sharing")}
          hint={t("listViews.sharingHint")}
          checked={isShared}
          onCheckedChange={setShared}
        />
      )}
    </QuestionDialog>
  );
}
