import { createHash } from "node:crypto";
import type { MedusaContainer } from "@medusajs/framework/types";
import { settlePaid } from "../../../workflows/payment/book-ledger.ts";
import { getLedger } from "../../../workflows/payment/get-ledger.ts";

/** Stores what a gateway's calls leave behind after a payment; no gateway knows this payment. */
export async function payOnline(
  container: MedusaContainer,
  orderId: string,
  gateway: "payme" | "click",
): Promise<void> {
  await getLedger(container).withOrder(orderId, async (order) => {
    if (!order || order.holding) return;
    const attempt = await order.open({
      gateway,
      method: gateway,
      externalId: demoId(orderId, gateway),
      gatewayTime: Date.now(),
      data: gateway === "payme" ? { account: { order_id: order.payable.number } } : {},
    });
    await order.move(attempt, "paid");
  });
  await settlePaid(container, orderId);
}

/** As long as the gateway's own ids: 24 characters, or 18 digits. */
function demoId(orderId: string, gateway: "payme" | "click"): string {
  const hash = createHash("sha256").update(orderId).digest("hex");
  return gateway === "payme" ? hash.slice(0, 24) : String(BigInt(`0x${hash.slice(0, 15)}`)).slice(0, 18);
}
