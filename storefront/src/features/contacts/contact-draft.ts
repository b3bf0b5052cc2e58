import { contactTopics, type ContactTopic } from "@bezak/contract/contact-topics.ts";
import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import { contactKey } from "../../lib/typed-forms.ts";

/** What is written in the form. */
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

/** Fields that somebody touched, and the key of the message once it was sent without an answer. */
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

/** What was typed in this tab and not sent; of other versions only what is understood. */
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

/** The form: what was typed, else what is known of the person, else empty. */
export function toFields(
  { fields }: ContactDraft,
  known: { [K in ContactField]?: ContactFields[K] | null },
): ContactFields {
  const given = Object.fromEntries(Object.entries(known).filter(([, value]) => value));
  return { ...emptyFields, ...given, ...fields };
}
