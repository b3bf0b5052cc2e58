import type { AttemptState } from "../../modules/payment-ledger/attempt-state.ts";
import type { Attempt, LockedOrder, PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import type { PaymeCall } from "./call.ts";
import { readId, isTransactionId } from "./params.ts";
import type { PaymeCode } from "./refusals.ts";
import { refuse, type Reply } from "./reply.ts";

/** Name of the gateway in the ledger, and of the payment method. */
export const PAYME = "payme";

/**
 * State of a transaction for Payme: 1 created, 2 performed, -1 cancelled before, -2 after. An attempt of Payme is never
 * `confirming` or `late`: we never query Payme, and cancelled transactions are final.
 */
const states: Record<AttemptState, 1 | 2 | -1 | -2> = {
  open: 1,
  confirming: 1,
  paid: 2,
  late: 2,
  cancelled: -1,
  refunded: -2,
};

export const getState = ({ state }: Attempt) => states[state];

/** Our own id of a transaction, a text in the protocol. */
export const getTransaction = ({ no }: Attempt) => String(no);

/** Stores a call with its answer, in the order's transaction when there is one. */
export function note(
  book: Pick<LockedOrder, "note"> | Pick<PaymentLedger, "note">,
  { method, params }: PaymeCall,
  answer: Reply,
  attempt?: Attempt,
): Promise<void> {
  return book.note({ gateway: PAYME, call: method.slice(0, 100), request: params, answer }, attempt);
}

/** Handles the transaction that a call names, under the lock of its order. `unknown`: error code when there is none. */
export async function withTransaction(
  ledger: PaymentLedger,
  call: PaymeCall,
  unknown: PaymeCode,
  decide: (order: LockedOrder, attempt: Attempt) => Promise<Reply>,
): Promise<Reply> {
  const id = readId(call.params.id);
  const found = isTransactionId(id)
    ? await ledger.withExternalId(PAYME, id, async (order, attempt) => {
        if (!order || !attempt) return undefined;
        const reply = await decide(order, attempt);
        await note(order, call, reply, attempt);
        return reply;
      })
    : undefined;
  if (found) return found;
  const reply = refuse(unknown);
  await note(ledger, call, reply);
  return reply;
}
