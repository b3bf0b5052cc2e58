import { useToast } from "@bezak/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type FormEvent } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { isApiError } from "../../../lib/api-error.ts";
import { describeError } from "../../../lib/describe-error.ts";
import { differingFields } from "../../../lib/differing-fields.ts";
import { useRequestKey } from "../../../lib/use-request-key.ts";
import { readCurrent } from "../../../lib/read-current.ts";
import { useStoredForm, type FormProblems, type StoredFormState } from "../../../lib/use-stored-form.ts";
import { storeRow, type ContentKind, type ContentRows } from "./content-admin-api.ts";
import { versionCalls } from "./content-versions-api.ts";
import { withDraft } from "./with-draft.ts";

export interface ContentForm<Kind extends ContentKind, Fields extends object, Change extends object> {
  kind: Kind;
  /** as it is stored, with its draft; a new one has no id */
  row: ContentRows[Kind];
  toFields: (row: ContentRows[Kind]) => Fields;
  toChanges: (fields: Fields, row: ContentRows[Kind]) => Change;
  findProblems: (fields: Fields) => FormProblems;
  /** the server's field errors by field of the form */
  toProblems: (errors: Readonly<Record<string, string>>) => FormProblems;
  /** name of a field on screen */
  label: (field: keyof Fields) => string;
  create: (change: Change, key: string) => Promise<ContentRows[Kind]>;
  write: (change: Change & { version: string }) => Promise<ContentRows[Kind]>;
  /** keeps the change without publishing it */
  saveDraft: (change: Change & { version: string }) => Promise<ContentRows[Kind]>;
}

/** Value of the button that saves a draft. */
export const draftButton = "draft";

export interface ContentFormState<
  Kind extends ContentKind,
  Fields extends object,
> extends StoredFormState<Fields> {
  /** the row that this form has created */
  created: ContentRows[Kind] | null;
}

/**
 * The form of a banner or a section, new or stored. If it was changed elsewhere, untouched fields show the new values,
 * typed ones stay, and nothing is saved until it is sent again.
 */
export function useContentForm<Kind extends ContentKind, Fields extends object, Change extends object>(
  options: ContentForm<Kind, Fields, Change>,
): ContentFormState<Kind, Fields> {
  const { kind, row, toFields, toChanges, findProblems, toProblems, label, create, write, saveDraft } =
    options;
  const t = useTexts();
  const toast = useToast();
  const api = useApi();
  const cache = useQueryClient();
  const [created, setCreated] = useState<ContentRows[Kind] | null>(null);
  const [changedFields, setChangedFields] = useState<readonly (keyof Fields)[]>([]);
  const keyOf = useRequestKey();
  const isNew = row.id === "";
  const isDraft = useRef(false);

  /** With a draft, all of it is published. */
  async function publish(change: Change & { version: string }) {
    if (!row.draft) return write(change);
    const saved = await saveDraft(change);
    // equal to what is published, it is no draft any more
    if (!saved.draft) return saved;
    storeRow(cache, kind, saved);
    return (await versionCalls.publish(api, saved)) as ContentRows[Kind];
  }

  const form = useStoredForm({
    stored: row,
    toFields,
    toChanges,
    findProblems,
    save(change: Change) {
      if (isNew) return create(change, keyOf(change));
      const body = { ...change, version: row.version };
      return isDraft.current ? saveDraft(body) : publish(body);
    },
    onSaved(saved) {
      storeRow(cache, kind, saved);
      toast.show({
        text: t(
          isNew
            ? `contentAdmin.${kind}.created`
            : isDraft.current
              ? "contentAdmin.draft.saved"
              : "contentAdmin.published",
        ),
        tone: "success",
      });
      if (isNew) setCreated(saved);
    },
    readProblems: (error) => (isApiError(error) ? toProblems(error.fields) : {}),
    describeFailure(error) {
      if (!readCurrent(error)) return describeError(error, t);
      const names = changedFields.map(label).join(", ");
      return names === "" ? t("contentAdmin.stale") : t("contentAdmin.staleFields", { names });
    },
    onFailed(error) {
      const current = readCurrent<ContentRows[Kind]>(error);
      if (!current) return;
      setChangedFields(differingFields(toFields(row), toFields(withDraft(current))));
      storeRow(cache, kind, current);
    },
  });
  return {
    ...form,
    created,
    submit(event: FormEvent) {
      if (!form.isPending) {
        const { submitter } = event.nativeEvent as SubmitEvent;
        isDraft.current = submitter instanceof HTMLButtonElement && submitter.value === draftButton;
      }
      form.submit(event);
    },
  };
}
