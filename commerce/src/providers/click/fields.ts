import { tashkentTime } from "./tashkent-time.ts";

/**
 * The fields of a call as received: the signature covers the raw texts, which must never be parsed and printed again.
 */
export interface ClickFields {
  clickTransId: string;
  serviceId: string;
  /** number of the payment that the payer sees: `payment_id` of the Merchant API */
  paydocId: string;
  /** our order number (`merchant_trans_id`) */
  number: string;
  /** empty when Click sent none */
  prepareId: string;
  /** in sum */
  amount: string;
  action: string;
  /** 0: success; negative: the payment failed */
  error: number;
  errorNote: string;
  /** Tashkent time, `YYYY-MM-DD HH:mm:ss` */
  signTime: string;
  /** the same as epoch milliseconds */
  signedAt: number;
  signString: string;
}

/** Form fields by name. */
export type Form = ReadonlyMap<string, string>;

const MOST_FIELDS = 40;
const LONGEST_INT64 = 9_223_372_036_854_775_807n;

/** Neither signed nor used in decisions: an unreadable remark must not reject a payment. */
const REMARK = "error_note";

const strict = new TextDecoder("utf-8", { fatal: true });
const lenient = new TextDecoder();

/** Decodes percent escapes to bytes: `%D0%9F` is two bytes. Undefined for an invalid escape. */
function unescaped(text: string): Buffer | undefined {
  if (/%(?![\da-f]{2})/i.test(text)) return undefined;
  const bytes = text
    .replaceAll("+", " ")
    .replaceAll(/%([\da-f]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
  return Buffer.from(bytes, "latin1");
}

/** @throws TypeError for invalid UTF-8 */
function read(text: string): string {
  const value = strict.decode(unescaped(text) ?? Buffer.of(0xff));
  if (value.includes("\0")) throw new TypeError("Databases cannot store a zero character");
  return value;
}

const readRemark = (text: string): string =>
  lenient.decode(unescaped(text) ?? Buffer.from(text, "latin1")).replaceAll("\0", "");

/** Parses a form; `undefined` for an invalid one, for a repeated name and for characters that no database stores. */
export function readForm(body: Uint8Array): Form | undefined {
  const form = new Map<string, string>();
  const pairs = Buffer.from(body).toString("latin1").split("&").filter(Boolean);
  if (pairs.length === 0 || pairs.length > MOST_FIELDS) return undefined;
  try {
    for (const pair of pairs) {
      const [name = "", ...value] = pair.split("=");
      const isRemark = name === REMARK;
      if (form.has(read(name)) || (value.length !== 1 && !isRemark)) return undefined;
      form.set(read(name), isRemark ? readRemark(value.join("=")) : read(value[0] ?? ""));
    }
  } catch {
    return undefined;
  }
  return form;
}

/** `undefined` when a field is missing or has the wrong format. */
export function readFields(form: Form): ClickFields | undefined {
  const required = [
    "click_trans_id",
    "service_id",
    "click_paydoc_id",
    "merchant_trans_id",
    "amount",
    "action",
    "error",
    "error_note",
    "sign_time",
    "sign_string",
  ];
  if (required.some((name) => !form.has(name))) return undefined;
  const text = (name: string) => form.get(name) ?? "";
  const [action, prepareId] = [text("action"), text("merchant_prepare_id")];
  // Its fixed length of 19 characters also keeps `amount` and `action` apart, which are signed without a separator.
  const signedAt = tashkentTime(text("sign_time"));
  if (signedAt === undefined) return undefined;
  if (![text("click_trans_id"), text("click_paydoc_id")].every(isBigint)) return undefined;
  if (!/^(0|-?[1-9]\d{0,8})$/.test(text("error")) || Number(text("error")) > 0) return undefined;
  if (action === "1" && !/^(0|[1-9]\d{0,18})$/.test(prepareId)) return undefined;
  return {
    clickTransId: text("click_trans_id"),
    serviceId: text("service_id"),
    paydocId: text("click_paydoc_id"),
    number: text("merchant_trans_id"),
    prepareId,
    amount: text("amount"),
    action,
    error: Number(text("error")),
    errorNote: text("error_note"),
    signTime: text("sign_time"),
    signedAt,
    signString: text("sign_string"),
  };
}

export const isBigint = (text: string): boolean =>
  /^(0|[1-9]\d{0,18})$/.test(text) && BigInt(text) <= LONGEST_INT64;
