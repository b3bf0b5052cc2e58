import type { SignedIn } from "@bezak/contract/auth.ts";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { Texts } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { ApiClient } from "../../lib/api-client.ts";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError, type ErrorFallback } from "../../lib/describe-error.ts";
import { BadSignInAnswer } from "./auth-api.ts";
import type { LoginFields, Problems } from "./auth-rules.ts";
import { useSession } from "./session-store.ts";

/** What one way in has of its own. */
export interface AuthFormSetup<Fields> {
  empty: Fields;
  check: (fields: Fields, t: Texts) => Problems;
  send: (api: ApiClient, fields: Fields) => Promise<SignedIn>;
  /** said when the server says nothing better */
  fallback: ErrorFallback;
}

export interface AuthFormState<Fields> {
  fields: Fields;
  /** what is wrong, by field: found here or told by the server */
  problems: Problems;
  /** how often something was found wrong: each time the focus goes to the first wrong field */
  refusals: number;
  /** why nobody was let in, in words; null when nothing went wrong */
  failure: string | null;
  isPending: boolean;
  change: (part: Partial<Fields>) => void;
  submit: (event: FormEvent) => void;
}

/** Login and registration at work: they keep the token and the person they get; the page follows the session. */
export function useAuthForm<Fields extends LoginFields>(setup: AuthFormSetup<Fields>): AuthFormState<Fields> {
  const t = useTexts();
  const api = useApi();
  const { signIn } = useSession();
  const [fields, setFields] = useState(setup.empty);
  const [problems, setProblems] = useState<Problems>({});
  const [refusals, setRefusals] = useState(0);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Fields) => setup.send(api, body),
    onSuccess: ({ token, user }) => signIn(token, user),
    onError: (failed) => refuse(isApiError(failed) ? failed.fields : {}),
  });

  function refuse(found: Problems) {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  function change(part: Partial<Fields>) {
    setFields((now) => ({ ...now, ...part }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
    if (!isPending) reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const found = setup.check(fields, t);
    if (Object.keys(found).length > 0) refuse(found);
    else mutate(fields);
  }

  const words = error instanceof BadSignInAnswer ? t("errors.badAnswer") : null;
  const failure = error ? (words ?? describeError(error, t, setup.fallback)) : null;
  return { fields, problems, refusals, failure, isPending, change, submit };
}
