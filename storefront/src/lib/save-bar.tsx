import { Alert, Button } from "@bezak/ui-kit";
import styles from "./save-bar.module.css";
import type { StoredFormState } from "./use-stored-form.ts";

export interface SaveBarProps {
  form: Pick<StoredFormState<object>, "isDirty" | "isPending" | "failure" | "reset">;
  save: string;
  undo: string;
  unsaved: string;
}

/** Saves or reverts the form around it; stays in sight while there is something to save. */
export function SaveBar({ form: { isDirty, isPending, failure, reset }, save, undo, unsaved }: SaveBarProps) {
  return (
    <div data-shown={isDirty || failure !== null || undefined} className={styles.root}>
      {failure ? <Alert tone="danger">{failure}</Alert> : null}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={isPending} disabled={!isDirty}>
          {save}
        </Button>
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
