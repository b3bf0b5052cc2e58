import type { ProfileChange } from "@bezak/contract/users.ts";
import type { User } from "@bezak/contract/auth.ts";
import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import {
  toChanges,
  toFields,
  profileProblems,
  type ProfileFields,
  type ProfileProblems,
} from "./profile-fields.ts";
import { changeProfile } from "./users-api.ts";

interface ProfileFormSetup {
  user: User;
  /** Merged into the session's user: before the server's answer, with it, and to revert a failure. */
  onUser: (change: Partial<User>) => void;
  onSaved: () => void;
}

export interface ProfileFormState {
  fields: ProfileFields;
  problems: ProfileProblems;
  /** increases with each failed validation; the focus then moves to the first invalid field */
  refusals: number;
  failure: string | null;
  isDirty: boolean;
  isPending: boolean;
  change: (part: Partial<ProfileFields>) => void;
  /** reverts to the stored values */
  reset: () => void;
  submit: (event: FormEvent) => void;
}

/** State of the profile form. Contains only changed fields; the others follow the profile. */
export function useProfileForm({ user, onUser, onSaved }: ProfileFormSetup): ProfileFormState {
  const t = useTexts();
  const api = useApi();
  const [touched, setTouched] = useState<Partial<ProfileFields>>({});
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [refusals, setRefusals] = useState(0);
  const fields = { ...toFields(user), ...touched };
  const saving = useMutation({
    mutationFn: ({ body }: { body: ProfileChange; before: Partial<User> }) => changeProfile(api, body),
    onSuccess(saved) {
      onUser(saved);
      setTouched({});
      onSaved();
    },
    onError(error, { before }) {
      onUser(before);
      refuse(isApiError(error) ? error.fields : {});
    },
  });

  function refuse(found: ProfileProblems) {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  function change(part: Partial<ProfileFields>) {
    setTouched((now) => ({ ...now, ...part }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in part))));
    if (!saving.isPending) saving.reset();
  }

  function reset() {
    setTouched({});
    setProblems({});
    saving.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    const found = profileProblems(fields, t);
    if (Object.keys(found).length > 0) return refuse(found);
    const body = toChanges(fields, user);
    if (Object.keys(body).length === 0) return reset();
    setProblems({});
    // typed values stay in the form until the server has them, although the header shows them already
    setTouched(fields);
    const before = Object.keys(body).map((field) => [field, user[field as keyof User]]);
    saving.mutate({ body, before: Object.fromEntries(before) as Partial<User> });
    onUser(body as Partial<User>);
  }

  return {
    fields,
    problems,
    refusals,
    failure: saving.error ? describeError(saving.error, t, "profileUpdate") : null,
    isDirty: saving.isPending || Object.keys(toChanges(fields, user)).length > 0,
    isPending: saving.isPending,
    change,
    reset,
    submit,
  };
}
