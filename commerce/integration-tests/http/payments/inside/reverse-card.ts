import type { MedusaContainer } from "@medusajs/framework/types";
import { gateways, findReversal } from "../../../../src/providers/configured.ts";
import { atmosGateway } from "../../../../src/providers/uzcard/atmos/gateway.ts";
import { getLedger } from "../../../../src/workflows/payment/get-ledger.ts";

/** Requests the refund of an order's last attempt `times` times, then looks it up. */
export default async function reverse(
  container: MedusaContainer,
  { orderId, times }: { orderId: string; times: number },
): Promise<string[]> {
  const attempt = (await getLedger(container).listAttempts([orderId])).at(-1);
  const gateway = findReversal("atmos");
  if (!attempt || !gateway || !gateways.atmos) throw new Error("There is nothing to reverse");
  const answers: string[] = [];
  for (let n = 0; n < times; n += 1) answers.push((await gateway.reverse(attempt)).kind);
  const { kind } = await atmosGateway(gateways.atmos).status(attempt.externalId ?? "");
  return [...answers, await gateway.find(attempt), kind];
}
