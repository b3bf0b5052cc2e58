import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import type { Attempt } from "./create-once.ts";
import { draftsKey } from "./drafts-key.ts";
import { emptyFields, type ProductFields } from "./form-fields.ts";

/** Older drafts are ignored. */
const retentionDays = 30;

/** An unsaved form. */
export interface ProductDraft {
  fields: ProductFields;
  /** URLs of uploaded pictures */
  images: readonly string[];
  /** version of the product when the form was opened; null for a new product */
  version: number | null;
  /** ISO 8601 */
  at: string;
  /** request for a new product whose answer was lost */
  attempt?: Attempt;
}

type Drafts = Record<string, ProductDraft>;

function read(storage: KeyValueStorage): Drafts {
  const found = readJson(storage, draftsKey);
  return typeof found === "object" && found !== null ? (found as Drafts) : {};
}

/** Key of a draft by user and product; `null` is a new product. */
export function draftName(personId: string, productId: string | null): string {
  return `${personId}/${productId ?? "new"}`;
}

/** Reads a draft; null when there is none or it is invalid. */
export function readDraft(storage: KeyValueStorage, name: string): ProductDraft | null {
  const draft = read(storage)[name] as Partial<ProductDraft> | undefined;
  if (!draft?.fields || !Array.isArray(draft.images) || typeof draft.at !== "string") return null;
  const whole = Object.keys(emptyFields).every((key) => key in draft.fields!);
  return whole ? (draft as ProductDraft) : null;
}

/** Stores a draft, or removes it for null. */
export function writeDraft(storage: KeyValueStorage, name: string, draft: ProductDraft | null): void {
  const { [name]: _former, ...others } = read(storage);
  const oldest = Date.now() - retentionDays * 86_400_000;
  const fresh = Object.entries(others).filter(([, { at }]) => Date.parse(at) > oldest);
  const all: Drafts = { ...Object.fromEntries(fresh), ...(draft ? { [name]: draft } : {}) };
  writeJson(storage, draftsKey, Object.keys(all).length === 0 ? null : all);
}
