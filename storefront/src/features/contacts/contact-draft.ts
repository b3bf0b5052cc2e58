import { contactTopics, type ContactTopic } from "@bezak/contract/contact-topics.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import { contactKey } from "../../lib/typed-forms.ts";

export interface ContactFields {
  topic: ContactTopic | "";
  name: string;
  email: string;
  /** `+998XXXXXXXXX`, shorter while it is being typed */
  phone: string;
  orderNumber: string;
  message: string;
}

export type ContactField = keyof ContactFields;

/** Fields that the user changed, and the key of the message if it was sent without an answer. */
export interface ContactDraft {
  fields: Partial<ContactFields>;
  key?: string;
}

const emptyFields: ContactFields = {
  topic: "",
  name: "",
  email: "",
  phone: "",
  orderNumber: "",
  message: "",
};

export function isTopic(value: unknown): value is ContactTopic {
  return contactTopics.some((topic) => topic === value);
}

/** Unsent values of this tab; those of other versions are used as far as they are valid. */
export function readDraft(storage: KeyValueStorage): ContactDraft {
  const stored = readJson(storage, contactKey) as { fields?: object; key?: unknown } | null;
  const typed = Object.entries(stored?.fields ?? {}).filter(
    ([name, value]) =>
      name in emptyFields && typeof value === "string" && (name !== "topic" || isTopic(value)),
  );
  const fields = Object.fromEntries(typed) as Partial<ContactFields>;
  return typeof stored?.key === "string" ? { fields, key: stored.key } : { fields };
}

export function writeDraft(storage: KeyValueStorage, draft: ContactDraft | null): void {
  writeJson(storage, contactKey, draft);
}

/** Values of the form: what was typed, else what the account contains, else empty. */
export function toFields(
  { fields }: ContactDraft,
  known: { [K in ContactField]?: ContactFields[K] | null },
): ContactFields {
  const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value));
  return { ...emptyFields, ...given, ...fields };
}
