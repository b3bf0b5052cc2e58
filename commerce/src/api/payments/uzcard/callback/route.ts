import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { allowedAddresses } from "../../../../modules/payment-ledger/allowed-addresses.ts";
import { gateways } from "../../../../providers/configured.ts";
import {
  answerCallback,
  unknownCallers,
  type CallbackAnswer,
} from "../../../../providers/uzcard/atmos/callback.ts";
import { getLedger } from "../../../../workflows/payment/get-ledger.ts";
import { faultName } from "../../fault-name.ts";
import { readRawBody } from "../../read-raw-body.ts";

const away: CallbackAnswer = { status: 0, message: "The shop is unavailable for the moment" };

/** ATMOS asks before it takes money: always 200, and 0 unless it certainly may. */
async function answer(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const text = (await readRawBody(req))?.toString() ?? null;
  const body = JSON.stringify(await decide(req, text));
  // Not `json`: it adds an ETag, and with it statuses other than 200.
  res.writeHead(200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  res.end(body);
}

async function decide(req: MedusaRequest, text: string | null): Promise<CallbackAnswer> {
  const { atmos } = gateways;
  if (!atmos) return away;
  if (req.method !== "POST") return { status: 0, message: "POST only" };
  if (text === null) return { status: 0, message: "The request is too large" };
  const ledger = getLedger(req.scope);
  if (!allowedAddresses(atmos.allowedIps)(req.ip)) {
    unknownCallers.record(ledger, "address");
    return { status: 0, message: "The address is not known" };
  }
  try {
    return await answerCallback(ledger, atmos, text);
  } catch (error) {
    const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
    logger.error(`A call of ATMOS was answered with 0: ${faultName(error)}`);
    return away;
  }
}

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
