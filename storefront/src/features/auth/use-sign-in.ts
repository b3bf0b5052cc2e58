import type { SignedIn } from "@bezak/contract/auth.ts";
import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { isApiError } from "../../lib/api-error.ts";
import { describeError, type ErrorFallback } from "../../lib/describe-error.ts";
import { BadSignInAnswer } from "./auth-api.ts";
import { useSession } from "./session-store.ts";

/** Login and registration differ in the call alone: both keep the token and the person they get. */
export function useSignIn<Body>(call: (body: Body) => Promise<SignedIn>, fallback: ErrorFallback) {
  const t = useTexts();
  const { signIn } = useSession();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: call,
    onSuccess: ({ token, user }) => signIn(token, user),
  });
  const bad = error instanceof BadSignInAnswer;
  return {
    submit: mutate,
    /** forgets the last failure, once something was changed */
    reset,
    isPending,
    /** what went wrong, in words; null when nothing did */
    failure: error ? (bad ? t("errors.badAnswer") : describeError(error, t, fallback)) : null,
    /** the server's complaints by field */
    fields: isApiError(error) ? error.fields : {},
  };
}
