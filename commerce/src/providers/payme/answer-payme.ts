import type { PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import { UnknownCallers, type Disbelief } from "../../modules/payment-ledger/unknown-callers.ts";
import { readRequest, type PaymeCall } from "./call.ts";
import { cancelTransaction } from "./cancel-transaction.ts";
import { checkPerformTransaction } from "./check-perform-transaction.ts";
import { checkTransaction } from "./check-transaction.ts";
import { createTransaction } from "./create-transaction.ts";
import { getStatement } from "./get-statement.ts";
import { isPayme } from "./is-payme.ts";
import type { PaymeOptions } from "./options.ts";
import { performTransaction } from "./perform-transaction.ts";
import { RefusedCall } from "./refusals.ts";
import { toBody, refuse, type Reply } from "./reply.ts";
import { setFiscalData } from "./set-fiscal-data.ts";
import { note, PAYME } from "./transaction.ts";

const unknownCallers = new UnknownCallers(PAYME, refuse(-32504));

/** A request over HTTP. `body` is unparsed, whatever its content type; `null` when it was too large to read. */
export interface PaymeRequest {
  method: string;
  authorization: string | undefined;
  body: string | Uint8Array | null;
}

type Method = (ledger: PaymentLedger, call: PaymeCall) => Promise<Reply>;

const methods = new Map<string, Method>(
  Object.entries({
    CheckPerformTransaction: checkPerformTransaction,
    CreateTransaction: createTransaction,
    PerformTransaction: performTransaction,
    CancelTransaction: cancelTransaction,
    CheckTransaction: checkTransaction,
    GetStatement: getStatement,
    SetFiscalData: setFiscalData,
  }),
);

/**
 * Answers a call of Payme's Merchant API. The HTTP status is always 200: Payme treats any other as a system failure.
 * @param onFault receives our internal errors; Payme gets -32400 and repeats the call
 */
export async function answerPayme(
  ledger: PaymentLedger,
  options: PaymeOptions,
  { method, authorization, body }: PaymeRequest,
  onFault: (error: unknown) => void = () => undefined,
): Promise<{ body: string }> {
  if (method !== "POST") return { body: toBody(refuse(-32300), undefined) };
  const request = readRequest(body);
  const reply = isPayme(options, authorization)
    ? await answer(ledger, request, onFault)
    : refuseUnknownCaller(ledger, "key");
  return { body: toBody(reply, request.idText) };
}

/** The answer while Payme is not configured. */
export const answerAway = (request: PaymeRequest) => answerWith(request, () => refuse(-32400));

/** The answer to a caller whose address is not Payme's. */
export const answerUnknownCaller = (ledger: PaymentLedger, request: PaymeRequest) =>
  answerWith(request, () => refuseUnknownCaller(ledger, "address"));

function answerWith({ method, body }: PaymeRequest, reply: () => Reply): { body: string } {
  if (method !== "POST") return { body: toBody(refuse(-32300), undefined) };
  return { body: toBody(reply(), readRequest(body).idText) };
}

async function answer(
  ledger: PaymentLedger,
  request: ReturnType<typeof readRequest>,
  onFault: (error: unknown) => void,
): Promise<Reply> {
  try {
    if ("call" in request) return await answerCall(ledger, request.call);
    const reply = { error: request.fault.refusal };
    // An unreadable request can contain anything, so it is not stored.
    await note(ledger, { method: "unreadable", params: {} }, reply);
    return reply;
  } catch (error) {
    onFault(error);
    return refuse(-32400);
  }
}

async function answerCall(ledger: PaymentLedger, call: PaymeCall): Promise<Reply> {
  try {
    const run = methods.get(call.method);
    // The name is returned in `data`; no real method is longer.
    if (!run) throw new RefusedCall(-32601, call.method.slice(0, 255));
    // `await` is needed: a method may throw before it returns a promise.
    return await run(ledger, call);
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    const reply = { error: error.refusal };
    await note(ledger, call, reply);
    return reply;
  }
}

function refuseUnknownCaller(ledger: PaymentLedger, reason: Disbelief): Reply {
  unknownCallers.record(ledger, reason);
  return refuse(-32504);
}
