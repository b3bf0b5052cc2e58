import type { FastifyRequest } from "fastify";
import { formField } from "../http/form.ts";
import type { AtmosContext } from "./context.ts";
import { codes, refusal } from "./results.ts";
import type { Answer } from "./results.ts";
import type { AtmosTransaction } from "./transactions.ts";

/** The refusal of a wrong `store_id`, or null. Clients send it as a number or as text. */
export function refuseStore(request: FastifyRequest, { settings }: AtmosContext): Answer | null {
  const isOurs = formField(request, "store_id") === settings.atmos.storeId;
  return isOurs ? null : refusal(codes.parameters, "Unknown store_id");
}

/** The payment of `transaction_id`. */
export function namedTransaction(
  request: FastifyRequest,
  { run }: AtmosContext,
): AtmosTransaction | undefined {
  return run.transactions.get(Number(formField(request, "transaction_id")));
}
