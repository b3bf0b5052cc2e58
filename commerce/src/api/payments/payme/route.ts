import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { allowedAddresses } from "../../../modules/payment-ledger/allowed-addresses.ts";
import { gateways } from "../../../providers/configured.ts";
import {
  answerAway,
  answerPayme,
  answerUnknownCaller,
  type PaymeRequest,
} from "../../../providers/payme/answer-payme.ts";
import { getLedger } from "../../../workflows/payment/get-ledger.ts";
import { faultName } from "../fault-name.ts";
import { readRawBody } from "../read-raw-body.ts";

/** Payme's Merchant API: always 200, whatever the method, the content type and the result. */
async function answer(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { method } = req;
  const authorization = req.headers.authorization;
  const { body } = await answerTo(req, { method, authorization, body: await readRawBody(req) });
  // Not `send`: it adds an ETag, and with it statuses other than 200.
  res.writeHead(200, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  res.end(body);
}

function answerTo(req: MedusaRequest, request: PaymeRequest): Promise<{ body: string }> | { body: string } {
  const { payme } = gateways;
  if (!payme) return answerAway(request);
  const ledger = getLedger(req.scope);
  // The web server sends the address of its caller, and the engine trusts one proxy.
  if (!allowedAddresses(payme.allowedAddresses)(req.ip)) return answerUnknownCaller(ledger, request);
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
  return answerPayme(ledger, payme, request, (error) =>
    logger.error(`A call of Payme was answered with -32400: ${faultName(error)}`),
  );
}

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
