import { toTiyin } from "@bezak/contract/money.ts";
import {
  AttemptClash,
  type Attempt,
  type LockedOrder,
  type PaymentLedger,
} from "../../modules/payment-ledger/ledger.ts";
import type { PaymeCall } from "./call.ts";
import { ACCOUNT_FIELD, isTransactionId, readId, readPayable, readWhole, type Payable } from "./params.ts";
import { RefusedCall } from "./refusals.ts";
import { refuse, type Reply } from "./reply.ts";
import { hasLapsed, isBelievable, lapse, lapsesAt } from "./time-out.ts";
import { note, PAYME, getState, getTransaction } from "./transaction.ts";
import { whyNotPayable } from "./why-not-payable.ts";

interface NewTransaction extends Payable {
  id: string;
  /** creation time at Payme, epoch milliseconds */
  time: number;
}

/** Opens a transaction, which then holds the order and its stock alone. A repeat returns what is stored. */
export async function createTransaction(ledger: PaymentLedger, call: PaymeCall): Promise<Reply> {
  const request = readNewTransaction(call);
  try {
    return await ledger.withNumber(request.number, async (order) => {
      if (!order) {
        const reply = refuse(-31050, ACCOUNT_FIELD);
        await note(ledger, call, reply);
        return reply;
      }
      const { reply, attempt } = await decide(order, request);
      await note(order, call, reply, attempt);
      return reply;
    });
  } catch (error) {
    if (!(error instanceof AttemptClash)) throw error;
    return readAgain(ledger, call, request);
  }
}

function readNewTransaction({ params }: PaymeCall): NewTransaction {
  const id = readId(params.id);
  if (!isTransactionId(id)) throw new RefusedCall(-32600, "id");
  const time = readWhole(params, "time", 1, Number.MAX_SAFE_INTEGER);
  return { ...readPayable(params), id, time };
}

async function decide(
  order: LockedOrder,
  request: NewTransaction,
): Promise<{ reply: Reply; attempt?: Attempt }> {
  const known = order.attempts.find(
    ({ gateway, externalId }) => gateway === PAYME && externalId === request.id,
  );
  if (known) return { reply: await repeat(order, known, request), attempt: known };
  const now = Date.now();
  const refused = whyNotPayable(order, request.amount, now);
  if (refused) return { reply: refused };
  if (!isBelievable(request.time, now)) return { reply: refuse(-31008) };
  const attempt = await order.open({
    gateway: PAYME,
    method: PAYME,
    externalId: request.id,
    gatewayTime: request.time,
    expiresAt: new Date(lapsesAt(request.time)),
    data: { account: request.account },
  });
  return { reply: created(attempt), attempt };
}

/** Payme repeats with the same parameters; the same id with others is an error. */
async function repeat(
  order: LockedOrder,
  known: Attempt,
  { time, amount, number }: NewTransaction,
): Promise<Reply> {
  if (amount !== toTiyin(known.amount)) return refuse(-31001, "amount");
  if (known.state !== "open" || time !== known.gatewayTime || number !== order.payable.number) {
    return refuse(-31008);
  }
  if (!hasLapsed(known, Date.now())) return created(known);
  await lapse(order, known);
  return refuse(-31008);
}

/** Another simultaneous call, for another order, took the id: answers from what it stored. */
async function readAgain(ledger: PaymentLedger, call: PaymeCall, request: NewTransaction): Promise<Reply> {
  return ledger.withExternalId(PAYME, request.id, async (order, attempt) => {
    if (!order || !attempt) throw new Error(`Payme's id ${request.id} is taken, but its attempt is missing`);
    const reply = await repeat(order, attempt, request);
    await note(order, call, reply, attempt);
    return reply;
  });
}

const created = (attempt: Attempt): Reply => ({
  result: {
    create_time: attempt.createdTime,
    transaction: getTransaction(attempt),
    state: getState(attempt),
    // a single recipient: no split payment
    receivers: null,
  },
});
