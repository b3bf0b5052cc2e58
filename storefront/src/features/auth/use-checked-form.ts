import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import type { Texts } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { ApiClient } from "../../lib/api-client.ts";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";

/** Field errors. */
export type FieldProblems<Fields> = Partial<Record<keyof Fields & string, string>>;

interface CheckedFormSetup<Fields, Answer> {
  empty: Fields;
  check: (fields: Fields, t: Texts) => FieldProblems<Fields>;
  send: (api: ApiClient, fields: Fields) => Promise<Answer>;
  done: (answer: Answer) => void;
  /** message for a failure */
  describe: (error: Error, t: Texts) => string;
}

export interface CheckedForm<Fields> {
  fields: Fields;
  /** from the form's own checks or the server */
  problems: FieldProblems<Fields>;
  /** increases with each failed validation; the focus then moves to the first invalid field */
  refusals: number;
  /** message of the failed request; null without one */
  failure: string | null;
  error: Error | null;
  isPending: boolean;
  change: (part: Partial<Fields>) => void;
  submit: (event: FormEvent) => void;
  /** empties all fields */
  clear: () => void;
}

/** State of a short form: validates, sends once, and shows errors beside their fields. */
export function useCheckedForm<Fields extends object, Answer>(
  setup: CheckedFormSetup<Fields, Answer>,
): CheckedForm<Fields> {
  const t = useTexts();
  const api = useApi();
  const [fields, setFields] = useState(setup.empty);
  const [problems, setProblems] = useState<FieldProblems<Fields>>({});
  const [refusals, setRefusals] = useState(0);
  const { mutate, isPending, error, reset } = useMutation({
    // without a network the call must fail at once instead of pausing silently
    networkMode: "always",
    mutationFn: (body: Fields) => setup.send(api, body),
    onSuccess: setup.done,
    onError: (failed) => refuse((isApiError(failed) ? failed.fields : {}) as FieldProblems<Fields>),
  });

  function refuse(found: FieldProblems<Fields>) {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  function change(part: Partial<Fields>) {
    setFields((now) => ({ ...now, ...part }));
    const rest = Object.entries(problems).filter(([field]) => !(field in part));
    setProblems(Object.fromEntries(rest) as FieldProblems<Fields>);
    if (!isPending) reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const found = setup.check(fields, t);
    if (Object.keys(found).length > 0) refuse(found);
    else mutate(fields);
  }

  function clear() {
    setFields(setup.empty);
    setProblems({});
    reset();
  }

  const failure = error ? setup.describe(error, t) : null;
  return { fields, problems, refusals, failure, error, isPending, change, submit, clear };
}
