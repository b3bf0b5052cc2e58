import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { allowedAddresses } from "../../../modules/payment-ledger/allowed-addresses.ts";
import type { ClickAddress } from "../../../providers/click/replies.ts";
import { answerClick, failureText, type ClickCall } from "../../../providers/click/shop-api.ts";
import { gateways } from "../../../providers/configured.ts";
import { getLedger } from "../../../workflows/payment/get-ledger.ts";
import { faultName } from "../fault-name.ts";
import { readRawBody } from "../read-raw-body.ts";

type Handler = (req: MedusaRequest, res: MedusaResponse) => Promise<void>;

/** Answers a call of Click: always HTTP 200 with JSON of its protocol. */
export function answerAt(address: ClickAddress): Handler {
  return async (req, res) => {
    const text = await answer(address, req);
    res.status(200).setHeader("content-type", "application/json; charset=utf-8");
    res.setHeader("cache-control", "no-store");
    res.end(text);
  };
}

async function answer(address: ClickAddress, req: MedusaRequest): Promise<string> {
  const { method } = req;
  const call: ClickCall = { address, method, contentType: req.get("content-type"), body: null };
  try {
    call.body = await readRawBody(req);
    const options = gateways.click;
    if (!options) return failureText(call);
    call.isForeign = !allowedAddresses(options.allowedIps)(req.ip);
    return await answerClick(getLedger(req.scope), options, call);
  } catch (error) {
    // The form must not be logged, and a database error may quote it.
    req.scope
      .resolve(ContainerRegistrationKeys.LOGGER)
      .error(`Click's ${address} was not answered: ${faultName(error)}`);
    return failureText(call);
  }
}
