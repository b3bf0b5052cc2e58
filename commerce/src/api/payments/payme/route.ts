import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { gateways } from "../../../providers/configured.ts";
import { allowedAddresses } from "../../../providers/payme/allowed-addresses.ts";
import { answerPayme, answerWithout, type PaymeRequest } from "../../../providers/payme/answer-payme.ts";
import { ledgerOf } from "../../../workflows/payment/ledger-of.ts";
import { readRawBody } from "../read-raw-body.ts";

/** Payme's Merchant API: always 200, whatever the method, the content type and the answer are. */
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
  if (!payme) return answerWithout(-32400, request);
  // The front door tells the address of who called it, and the engine trusts one proxy.
  if (!allowedAddresses(payme.allowedAddresses)(req.ip)) return answerWithout(-32504, request);
  const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER);
  return answerPayme(ledgerOf(req.scope), payme, request, (error) =>
    logger.error("A call of Payme was answered with -32400", error as Error),
  );
}

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
