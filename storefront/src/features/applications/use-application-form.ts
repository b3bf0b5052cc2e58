import type { User } from "@bezak/contract/auth.ts";
import type { Application } from "@bezak/contract/applications.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { openStorage } from "../../lib/storage.ts";
import { toFields, readDraft, writeDraft, type ApplicationDraft } from "./application-draft.ts";
import {
  toApplication,
  applicationProblems,
  toProblems,
  type ApplicationProblems,
} from "./application-rules.ts";
import { applyToSell, askStateAgain } from "./applications-api.ts";

interface ApplicationFormSetup {
  user: User;
  /** the rejected application that is sent again */
  former: Application | null;
  /** ids of the existing categories; undefined until they are loaded */
  known: ReadonlySet<string> | undefined;
}

/** State of the application form; what is typed is stored by user until it is sent. */
export function useApplicationForm({ user, former, known }: ApplicationFormSetup) {
  const t = useTexts();
  const api = useApi();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => readDraft(openStorage("localStorage"), user.id));
  const [problems, setProblems] = useState<ApplicationProblems>({});
  /** increases with each failed validation; the focus then moves to the first invalid field */
  const [refusals, setRefusals] = useState(0);
  const written = toFields(draft, former, { contactPerson: user.name, phone: user.phone });
  // the form does not show a removed category, so it could not be unselected
  const categories = written.categories.filter((id) => known?.has(id) ?? true);
  const fields = { ...written, categories };

  // prevents a second request: a second press may come before the next render
  const busy = useRef(false);
  const sending = useMutation({
    // without a network the call must fail at once instead of pausing silently
    networkMode: "always",
    mutationFn: () => applyToSell(api, queryClient, toApplication(fields)),
    onSuccess: () => writeDraft(openStorage("localStorage"), user.id, null),
    onError(error) {
      // an earlier answer was lost, or another window was quicker: an application is pending already
      if (hasCode(error, "application_pending")) writeDraft(openStorage("localStorage"), user.id, null);
      if (hasCode(error, "application_pending", "already_seller")) void askStateAgain(queryClient);
      else refuse(toProblems(isApiError(error) ? error.fields : {}));
    },
  });

  function send() {
    busy.current = true;
    sending.mutate(undefined, { onSettled: () => (busy.current = false) });
  }

  function refuse(found: ApplicationProblems) {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  function change(part: ApplicationDraft) {
    const next = { ...draft, ...part };
    setDraft(next);
    writeDraft(openStorage("localStorage"), user.id, next);
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
    if (!sending.isPending) sending.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy.current) return;
    const found = applicationProblems(fields, t);
    if (Object.keys(found).length > 0) refuse(found);
    else send();
  }

  return {
    fields,
    problems,
    refusals,
    failure: sending.error ? describeError(sending.error, t) : null,
    isPending: sending.isPending,
    change,
    submit,
  };
}

export type ApplicationFormState = ReturnType<typeof useApplicationForm>;
