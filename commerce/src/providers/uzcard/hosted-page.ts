import type { PaymentLedger } from "../../modules/payment-ledger/ledger.ts";
import type { CardGateway } from "./card-gateway.ts";
import { attemptIn, getData, isOver, isOwn, times } from "./card-attempt.ts";
import { checkCard } from "./check-card.ts";
import type { NotNow } from "./may-begin.ts";
import { beginAttempt, createTransaction } from "./pay-by-card.ts";

export type HostedPage =
  | { kind: "open"; page: string; expiresAt: Date }
  | { kind: "not_now"; code: NotNow }
  | { kind: "away" };

/** For both calls together: the caller times out after ten seconds. */
const BOTH_CALLS_MS = 8_000;

/**
 * Starts a payment on the gateway's own page. While a page is open, at the gateway too, a repeat returns the same one.
 * `returnTo` is the absolute URL that the gateway sends the buyer back to. `beforeNew` is called before a new page is
 * started; its errors are passed on.
 */
export async function startHostedPage(
  ledger: PaymentLedger,
  gateway: CardGateway,
  orderId: string,
  returnTo: string,
  beforeNew: () => Promise<void> = async () => {},
): Promise<HostedPage> {
  const signal = AbortSignal.timeout(BOTH_CALLS_MS);
  if (await openPage(ledger, gateway, orderId)) {
    await checkCard(ledger, gateway, orderId, { pages: true });
  }
  const open = await openPage(ledger, gateway, orderId);
  if (open) return open;
  await beforeNew();
  const begun = await beginAttempt(ledger, gateway, orderId, "card", {});
  if (begun.kind !== "begun") return begun;
  const created = await createTransaction(ledger, gateway, begun, signal);
  if (created.kind !== "created") return created;
  const page = gateway.hostedPage(created.externalId, returnTo);
  const expiresAt = new Date(Date.now() + times.page);
  return ledger.withOrder<HostedPage>(orderId, async (order) => {
    const now = order && attemptIn(order, created.attempt.id);
    if (!order || now?.state !== "open") return { kind: "not_now", code: "payment_in_progress" };
    await order.change(now, { expiresAt, data: { page } });
    return { kind: "open", page, expiresAt };
  });
}

async function openPage(
  ledger: PaymentLedger,
  gateway: CardGateway,
  orderId: string,
): Promise<HostedPage | undefined> {
  const held = (await ledger.listAttempts([orderId])).find(({ state }) => state === "open");
  if (!held?.expiresAt || !isOwn(held, gateway, "card") || isOver(held, Date.now())) return undefined;
  const { page } = getData(held);
  return page ? { kind: "open", page, expiresAt: new Date(held.expiresAt) } : undefined;
}
