import { Alert, Button } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import styles from "./auth-form.module.css";
import type { CheckedForm } from "./use-checked-form.ts";

export interface AuthFormProps {
  form: Pick<CheckedForm<unknown>, "refusals" | "failure" | "isPending" | "submit">;
  /** label of the button */
  action: string;
  /** large on a page of its own, medium among other forms */
  size?: "large" | "medium";
  /** shown with the failure */
  failureActions?: ReactNode;
  children: ReactNode;
}

/** Layout of all sign-in forms: failure, fields, button. Works only once the page is hydrated. */
export function AuthForm(props: AuthFormProps) {
  const { form, action, size = "large", failureActions, children } = props;
  const { refusals, failure, isPending, submit } = form;
  const root = useRefusalFocus(refusals);

  return (
    <form ref={root} noValidate method="post" onSubmit={submit} className={styles.root}>
      {failure ? (
        <Alert tone="danger" actions={failureActions}>
          {failure}
        </Alert>
      ) : null}
      {children}
      <Button
        type="submit"
        variant="primary"
        size={size}
        wide={size === "large"}
        loading={isPending}
        className={styles.action}
      >
        {action}
      </Button>
    </form>
  );
}
