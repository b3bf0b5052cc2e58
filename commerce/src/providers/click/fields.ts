import { tashkentTime } from "./tashkent-time.ts";

/** The fields of a call as they were received; what is signed is never parsed and printed again. */
export interface ClickFields {
  clickTransId: string;
  serviceId: string;
  /** number of the payment that its payer sees: `payment_id` of the Merchant API */
  paydocId: string;
  /** our order's number (`merchant_trans_id`) */
  number: string;
  /** empty where Click sent none */
  prepareId: string;
  /** in sum */
  amount: string;
  action: string;
  /** 0: all is well; below: the payment failed */
  error: number;
  errorNote: string;
  /** Tashkent time, `YYYY-MM-DD HH:mm:ss` */
  signTime: string;
  /** the same as epoch milliseconds */
  signedAt: number;
  signString: string;
}

/** A form as name -> text. */
export type Form = ReadonlyMap<string, string>;

const MOST_FIELDS = 40;
const LONGEST_INT64 = 9_223_372_036_854_775_807n;

/** Reads a form; `undefined` for what is none, for a name that comes twice and for characters that no database keeps. */
export function readForm(body: Uint8Array): Form | undefined {
  const form = new Map<string, string>();
  try {
    const pairs = new TextDecoder("utf-8", { fatal: true }).decode(body).split("&");
    if (pairs.length > MOST_FIELDS) return undefined;
    for (const pair of pairs) {
      const [name = "", ...value] = pair
        .split("=")
        .map((text) => decodeURIComponent(text.replaceAll("+", " ")));
      if (form.has(name) || value.length !== 1) return undefined;
      form.set(name, value[0] ?? "");
    }
  } catch {
    return undefined;
  }
  return [...form.values()].some((value) => value.includes("\0")) ? undefined : form;
}

/** `undefined` when a field is missing or is not of its kind. */
export function readFields(form: Form): ClickFields | undefined {
  const required = [
    ...["click_trans_id", "service_id", "click_paydoc_id", "merchant_trans_id", "amount", "action", "error"],
    ...["error_note", "sign_time", "sign_string"],
  ];
  if (required.some((name) => !form.has(name))) return undefined;
  const text = (name: string) => form.get(name) ?? "";
  const [action, prepareId] = [text("action"), text("merchant_prepare_id")];
  // Also keeps texts apart that are signed side by side: a day of 19 characters leaves `action` its own.
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
