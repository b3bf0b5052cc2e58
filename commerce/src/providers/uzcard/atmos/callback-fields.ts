import { createHash, timingSafeEqual } from "node:crypto";
import { isStorable } from "@bezak/contract/shared-schemas.ts";
import { parseExact } from "./exact-json.ts";

/** The request of ATMOS before it takes the money; values are source texts. */
export interface CallbackFields {
  store_id: string;
  transaction_id: string;
  transaction_time?: string;
  /** tiyin */
  amount: string;
  /** `account`, or `invoice` in its place */
  account: string;
  sign: string;
}

const LONGEST = 100;
const names = ["store_id", "transaction_id", "transaction_time", "amount", "account", "invoice", "sign"];

/** Parses JSON or a form, whatever the content type; undefined for anything else. */
export function readCallback(text: string): CallbackFields | undefined {
  const sent = text.trimStart().startsWith("{") ? fromJson(text) : fromForm(text);
  if (!sent) return undefined;
  const { store_id, transaction_id, transaction_time, amount, invoice, sign } = sent;
  const account = sent.account ?? invoice;
  if (!store_id || !transaction_id || !amount || !account || !sign) return undefined;
  return {
    store_id,
    transaction_id,
    amount,
    account,
    sign,
    ...(transaction_time ? { transaction_time } : {}),
  };
}

type SentFields = Partial<Record<string, string>>;

function fromJson(text: string): SentFields | undefined {
  let body: unknown;
  try {
    body = parseExact(text);
  } catch {
    return undefined;
  }
  if (typeof body !== "object" || body === null) return undefined;
  const row = body as Record<string, unknown>;
  return pick((name) => (Object.hasOwn(row, name) ? row[name] : undefined));
}

function fromForm(text: string): SentFields | undefined {
  const form = new URLSearchParams(text);
  return pick((name) => (form.getAll(name).length > 1 ? [] : (form.get(name) ?? undefined)));
}

/** Accepts texts of limited length that the database can store. */
function pick(read: (name: string) => unknown): SentFields | undefined {
  const sent: SentFields = {};
  for (const name of names) {
    const value = read(name);
    if (value === undefined || value === null) continue;
    if (typeof value !== "string" || value.length > LONGEST || !isStorable(value)) return undefined;
    sent[name] = value;
  }
  return sent;
}

/** Verifies `md5(store_id + transaction_id + account + amount + api_key)` over the source texts, in constant time. */
export function isSigned(fields: CallbackFields, apiKey: string): boolean {
  const { store_id, transaction_id, account, amount, sign } = fields;
  const own = createHash("md5").update(store_id + transaction_id + account + amount + apiKey);
  return timingSafeEqual(digest(own.digest("hex")), digest(sign));
}

const digest = (text: string) => createHash("sha256").update(text).digest();
