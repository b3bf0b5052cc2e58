import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { randomKey } from "../../lib/random-key.ts";
import { openStorage } from "../../lib/storage.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import {
  toFields,
  readDraft,
  writeDraft,
  type ContactDraft,
  type ContactField,
  type ContactFields,
} from "./contact-draft.ts";
import { contactProblems, toMessage, type ContactProblems } from "./contact-rules.ts";
import { sendMessage } from "./contacts-api.ts";

/** Initial values from the account, and the topic in the address. */
type KnownFields = { [K in ContactField]?: ContactFields[K] | null };

const nothing: ContactDraft = { fields: {} };

/** Whether the message may have arrived without an answer: the next attempt then repeats it with the same key. */
function isOutcomeOpen(error: unknown): boolean {
  return !isApiError(error) || error.status === 0 || error.status >= 500;
}

/** State of the contact form; what is typed is stored for the tab, and a message is sent only once. */
export function useContactForm(known: KnownFields) {
  const t = useTexts();
  const api = useApi();
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<ContactDraft | null>(null);
  const [problems, setProblems] = useState<ContactProblems>({});
  /** increases with each failed validation; the focus then moves to the first invalid field */
  const [refusals, setRefusals] = useState(0);
  const draft = typed ?? (hydrated ? readDraft(openStorage("sessionStorage")) : nothing);
  const fields = toFields(draft, known);

  function keep(next: ContactDraft | null) {
    setTyped(next ?? nothing);
    writeDraft(openStorage("sessionStorage"), next);
  }

  const sending = useMutation({
    mutationFn: ({ key, trap, ...written }: ContactFields & { key: string; trap: string }) =>
      sendMessage(api, toMessage(written, trap), key),
    onSuccess: () => keep(null),
    onError(error) {
      if (!isOutcomeOpen(error)) keep({ fields: draft.fields });
      refuse(isApiError(error) ? error.fields : {});
    },
  });

  function refuse(found: ContactProblems) {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  function change(part: Partial<ContactFields>) {
    keep({ fields: { ...draft.fields, ...part } });
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
    if (!sending.isPending) sending.reset();
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.isPending) return;
    const found = contactProblems(fields, t);
    if (Object.keys(found).length > 0) return refuse(found);
    const trap = new FormData(event.currentTarget).get("website");
    const key = draft.key ?? randomKey();
    keep({ fields: draft.fields, key });
    sending.mutate({ ...fields, key, trap: typeof trap === "string" ? trap : "" });
  }

  return {
    fields,
    problems,
    refusals,
    failure: sending.error ? describeError(sending.error, t) : null,
    isPending: sending.isPending,
    /** the receipt with the sender's e-mail */
    sent: sending.data ? { ...sending.data, email: sending.variables.email.trim() } : null,
    change,
    submit,
    again: sending.reset,
  };
}

export type ContactFormState = ReturnType<typeof useContactForm>;
