import { Alert, Button } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import styles from "./save-bar.module.css";
import type { StoredFormState } from "./use-stored-form.ts";

export interface SaveBarProps {
  form: Pick<StoredFormState<object>, "isDirty" | "isPending" | "failure" | "reset">;
  save: string;
  undo: string;
  unsaved: string;
  /** further buttons that submit the form in another way */
  more?: ReactNode;
}

/** Saves or reverts the form around it; stays in sight while there is something to save. */
export function SaveBar({ form, save, undo, unsaved, more }: SaveBarProps) {
  const { isDirty, isPending, failure, reset } = form;
  return (
    <div data-shown={isDirty || failure !== null || undefined} className={styles.root}>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isPending} disabled={!isDirty}>
          {save}
        </Button>
        {more}
        {isDirty && !isPending ? (
          <Button variant="ghost" onClick={reset}>
            {undo}
          </Button>
        ) : null}
        <p role="status" className={styles.quiet}>
          {isDirty && !isPending ? unsaved : ""}
        </p>
      </div>
    </div>
  );
}
