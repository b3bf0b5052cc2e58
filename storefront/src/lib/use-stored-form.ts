import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";

/** Field errors by path in the contract: `name`, `description.ru`, `payoutAccount.mfo`. */
export type FormProblems = Readonly<Record<string, string>>;

export interface StoredForm<Stored, Fields extends object, Change extends object> {
  /** as the server has it now */
  stored: Stored;
  toFields: (stored: Stored) => Fields;
  /** the fields that differ from the stored ones, as the request contains them */
  toChanges: (fields: Fields, stored: Stored) => Change;
  /** errors that can be found in the browser */
  findProblems: (fields: Fields) => FormProblems;
  save: (change: Change) => Promise<Stored>;
  onSaved: (saved: Stored) => void;
  /** The field errors of a failure. */
  readProblems: (error: unknown) => FormProblems;
  /** A failure of the whole form; null where a field shows it. */
  describeFailure: (error: unknown) => string | null;
  /** Called with the changed fields, which were not saved. */
  onFailed?: (error: unknown, sent: Partial<Fields>) => void;
}

export interface StoredFormState<Fields extends object> {
  fields: Fields;
  problems: FormProblems;
  /** increases with each failed validation; the focus then moves to the first invalid field */
  refusals: number;
  failure: string | null;
  isDirty: boolean;
  isPending: boolean;
  change: (part: Partial<Fields>) => void;
  /** reverts one field to the stored value */
  drop: (name: keyof Fields) => void;
  /** reverts to the stored values */
  reset: () => void;
  submit: (event: FormEvent) => void;
}

/** State of a form about stored values. Contains only changed fields; the others follow the stored ones. */
export function useStoredForm<Stored, Fields extends object, Change extends object>(
  form: StoredForm<Stored, Fields, Change>,
): StoredFormState<Fields> {
  const { stored, toFields, toChanges, findProblems, save, onSaved, onFailed } = form;
  const { readProblems, describeFailure } = form;
  const [touched, setTouched] = useState<Partial<Fields>>({});
  const [problems, setProblems] = useState<FormProblems>({});
  const [refusals, setRefusals] = useState(0);
  const fields = { ...toFields(stored), ...touched };
  const saving = useMutation({
    mutationFn: ({ body }: { body: Change; sent: Partial<Fields> }) => save(body),
    onSuccess(saved, { sent }) {
      onSaved(saved);
      // keeps what was typed while saving
      setTouched((now) => filterFields(now, (name, value) => value !== sent[name]));
    },
    onError(error, { sent }) {
      refuse(readProblems(error));
      onFailed?.(error, sent);
    },
  });

  function refuse(found: FormProblems) {
    setProblems(found);
    setRefusals((count) => count + 1);
  }

  function clearProblems(names: readonly string[]) {
    const stays = (path: string) => !names.some((name) => path === name || path.startsWith(`${name}.`));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([path]) => stays(path))));
    if (!saving.isPending) saving.reset();
  }

  function change(part: Partial<Fields>) {
    setTouched((now) => ({ ...now, ...part }));
    clearProblems(Object.keys(part));
  }

  function drop(name: keyof Fields) {
    setTouched((now) => filterFields(now, (other) => other !== name));
    clearProblems([String(name)]);
  }

  function reset() {
    setTouched({});
    setProblems({});
    saving.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (saving.isPending) return;
    const found = findProblems(fields);
    if (Object.keys(found).length > 0) return refuse(found);
    const body = toChanges(fields, stored);
    if (Object.keys(body).length === 0) return reset();
    setProblems({});
    saving.mutate({ body, sent: touched });
  }

  return {
    fields,
    problems,
    refusals,
    failure: saving.error && describeFailure(saving.error),
    isDirty: saving.isPending || Object.keys(toChanges(fields, stored)).length > 0,
    isPending: saving.isPending,
    change,
    drop,
    reset,
    submit,
  };
}

function filterFields<Fields extends object>(
  fields: Partial<Fields>,
  stays: (name: keyof Fields, value: unknown) => boolean,
): Partial<Fields> {
  const staying = Object.entries(fields).filter(([name, value]) => stays(name as keyof Fields, value));
  return Object.fromEntries(staying) as Partial<Fields>;
}
