import type { SignedIn } from "@bezak/contract/auth.ts";
import type { Texts } from "../../i18n/texts.ts";
import type { ApiClient } from "../../lib/api-client.ts";
import { describeError, type ErrorFallback } from "../../lib/describe-error.ts";
import { BadSignInAnswer } from "./auth-api.ts";
import type { LoginFields } from "./auth-rules.ts";
import { useSession } from "./session-store.ts";
import { useCheckedForm, type CheckedForm, type FieldProblems } from "./use-checked-form.ts";

export interface AuthFormSetup<Fields> {
  empty: Fields;
  check: (fields: Fields, t: Texts) => FieldProblems<Fields>;
  send: (api: ApiClient, fields: Fields) => Promise<SignedIn>;
  /** shown when the server sends no message */
  fallback: ErrorFallback;
}

/** State of the login and registration forms: stores token and user; the page reacts to the session. */
export function useAuthForm<Fields extends LoginFields>(
  setup: AuthFormSetup<Fields>,
  onDone?: () => void,
): CheckedForm<Fields> {
  const { signIn } = useSession();
  return useCheckedForm<Fields, SignedIn>({
    empty: setup.empty,
    check: setup.check,
    send: setup.send,
    done({ token, user }) {
      signIn(token, user);
      onDone?.();
    },
    describe: (error, t) =>
      error instanceof BadSignInAnswer ? t("errors.badAnswer") : describeError(error, t, setup.fallback),
  });
}
