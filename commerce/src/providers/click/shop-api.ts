import type { LockedOrder, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import { UnknownCallers } from "../../modules/payment-ledger/unknown-callers.ts";
import { complete } from "./complete.ts";
import { readFields, readForm, type ClickFields, type Form } from "./fields.ts";
import type { ClickOptions } from "./options.ts";
import { prepare } from "./prepare.ts";
import { replyText, type ClickAddress, type ClickReply } from "./replies.ts";
import { isSigned } from "./signature.ts";

/** A call as received over HTTP; `body` is null when it exceeds the size of any valid call. */
export interface ClickCall {
  address: ClickAddress;
  method: string;
  contentType: string | undefined;
  body: Uint8Array | null;
  /** whether it came from an address that is not Click's: nothing in it is trusted */
  isForeign?: boolean;
}

const actions: Record<ClickAddress, string> = { prepare: "0", complete: "1" };
/** Calls without Click's signature, and from foreign addresses. */
const unknownCallers = new UnknownCallers("click", "-8 or -1");
const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/**
 * Answers Prepare and Complete with the JSON text to send, HTTP 200. The decision is committed before it is answered.
 * The order of the checks is that of Click's own template: -8, -1, -3, -5, (-6), -4, -2, -9, 0.
 * @throws any error of the ledger: nothing was decided, or the result is unknown; then answer with `failureText`
 */
export async function answerClick(
  ledger: PaymentLedger,
  options: ClickOptions,
  call: ClickCall,
): Promise<string> {
  const form = toForm(call);
  const checked = check(options, call.address, form);
  if (!form || checked === -8 || checked === -1) {
    // Sent by an unknown caller with any content: it is answered but not stored.
    unknownCallers.record(ledger, call.isForeign ? "address" : checked === -1 ? "signature" : "request");
    return replyText(call.address, form, { error: checked === -1 ? -1 : -8 });
  }
  if (checked === -3) return keep(ledger, call.address, form, { error: -3 });
  const text = await ledger.withNumber(checked.number, async (order) => {
    if (!order) return undefined;
    const { reply, attempt } = await decide(order, call.address, checked);
    const answer = replyText(call.address, form, reply);
    await order.note(event(call.address, form, answer), attempt);
    return answer;
  });
  return text ?? keep(ledger, call.address, form, { error: -5 });
}

/** The answer when the ledger is unavailable: Click repeats the call. */
export function failureText(call: ClickCall): string {
  return replyText(call.address, toForm(call), { error: -7 });
}

function toForm({ method, contentType, body, isForeign }: ClickCall): Form | undefined {
  const isForm = !isForeign && (contentType === undefined || FORM.test(contentType));
  return method === "POST" && isForm && body ? readForm(body) : undefined;
}

function check(
  { serviceId, secretKey }: ClickOptions,
  address: ClickAddress,
  form: Form | undefined,
): -8 | -1 | -3 | ClickFields {
  const fields = form && readFields(form);
  if (!fields || fields.serviceId !== serviceId) return -8;
  if (!isSigned(secretKey, fields)) return -1;
  return fields.action === actions[address] ? fields : -3;
}

const decide = (order: LockedOrder, address: ClickAddress, fields: ClickFields) =>
  address === "prepare" ? prepare(order, fields, Date.now()) : complete(order, fields, Date.now());

async function keep(ledger: PaymentLedger, address: ClickAddress, form: Form, reply: ClickReply) {
  const answer = replyText(address, form, reply);
  await ledger.note(event(address, form, answer));
  return answer;
}

const event = (call: ClickAddress, form: Form, answer: string) => ({
  gateway: "click",
  call,
  request: Object.fromEntries(form),
  answer,
});
