import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { startHostedPage } from "../../providers/uzcard/hosted-page.ts";
import { LEASE } from "../../shared/recovery-times.ts";
import { away, cardGateway, countStart, notNow } from "./card-calls.ts";
import { getLedger } from "./get-ledger.ts";
import { returnPage } from "./view-payment.ts";

/**
 * Opens the acquirer's payment page for this order, or returns to the one that is open. `returnUrl` is a path of our own
 * site.
 * @throws ShopError 400 payment_method_unavailable, 409 payment_in_progress | already_paid | payment_closed,
 * 429 too_many_requests, 503 gateway_unavailable
 */
export async function openHostedPage(
  container: MedusaContainer,
  orderId: string,
  returnUrl?: string,
): Promise<void> {
  const gateway = cardGateway();
  const ledger = getLedger(container);
  const payable = await ledger.findPayable(orderId);
  if (!payable) throw notNow("payment_closed");
  const count = () => countStart(container, payable.customerId, orderId);
  // One request at a time: the second one gets the page that the first opened.
  const opened = await container
    .resolve(Modules.LOCKING)
    .execute(
      `card-page:${orderId}`,
      () => startHostedPage(ledger, gateway, orderId, returnPage(payable, returnUrl), count),
      { timeout: 8, expire: LEASE },
    );
  if (opened.kind === "not_now") throw notNow(opened.code);
  if (opened.kind === "away") throw away();
}
