import { readJson, writeJson, type KeyValueStorage } from "../../lib/storage.ts";
import type { Attempt } from "./create-once.ts";
import { draftsKey } from "./drafts-key.ts";
import { emptyFields, type ProductFields } from "./form-fields.ts";

/** Forms that were left for longer are of no use to anybody. */
const retentionDays = 30;

/** A form as it was left. */
export interface ProductDraft {
  fields: ProductFields;
  /** addresses of pictures that were sent */
  images: readonly string[];
  /** of the product it began with; null for a new one */
  version: number | null;
  /** ISO 8601 */
  at: string;
  /** a new one that was sent, and whose answer was lost */
  attempt?: Attempt;
}

type Drafts = Record<string, ProductDraft>;

function read(storage: KeyValueStorage): Drafts {
  const found = readJson(storage, draftsKey);
  return typeof found === "object" && found !== null ? (found as Drafts) : {};
}

/** The name of a form: whose and of which product; `null` is a new one. */
export function draftName(personId: string, productId: string | null): string {
  return `${personId}/${productId ?? "new"}`;
}

/** The form as it was left; null when there is none, or what is there is no form of today. */
export function readDraft(storage: KeyValueStorage, name: string): ProductDraft | null {
  const draft = read(storage)[name] as Partial<ProductDraft> | undefined;
  if (!draft?.fields || !Array.isArray(draft.images) || typeof draft.at !== "string") return null;
  const whole = Object.keys(emptyFields).every((key) => key in draft.fields!);
  return whole ? (draft as ProductDraft) : null;
}

/** Keeps a form, or forgets it for null. */
export function writeDraft(storage: KeyValueStorage, name: string, draft: ProductDraft | null): void {
  const { [name]: _former, ...others } = read(storage);
  const oldest = Date.now() - retentionDays * 86_400_000;
  const fresh = Object.entries(others).filter(([, { at }]) => Date.parse(at) > oldest);
  const all: Drafts = { ...Object.fromEntries(fresh), ...(draft ? { [name]: draft } : {}) };
  writeJson(storage, draftsKey, Object.keys(all).length === 0 ? null : all);
}
