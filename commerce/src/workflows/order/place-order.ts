import type { QuoteItem, NewOrder } from "@bezak/contract/orders.ts";
import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { limits } from "@bezak/contract/limits.ts";
import { findLineAboveLimit } from "@bezak/contract/order-limits.ts";
import { ORDER_ATTEMPT_MODULE } from "../../modules/order-attempt/index.ts";
import type { Attempt, OrderAttemptModuleService, Refusal } from "../../modules/order-attempt/service.ts";
import { readReceiptLines, type SoldLines } from "./fiscal-lines.ts";
import { createBoundedQueue, overloaded } from "../../shared/bounded-queue.ts";
import { createQueuePerPerson, tooManyAtOnce } from "../../shared/queue-per-person.ts";
import { secondsToWait } from "../../shared/deadline.ts";
import { refuseDuringMaintenance } from "../marketplace-settings/maintenance.ts";
import { chooseLanguage } from "../payment/payment-deadline.ts";
import { invalidInput, OrderRefused, refusalIn } from "./order-refused.ts";
import { readCommissionsOf } from "../commission/read-commission.ts";
import { hashRequest } from "./order-request.ts";
import { planOrder, type OrderPlan } from "./plan-order.ts";
import { placeOrderWorkflow } from "./place-order-workflow.ts";
import { findVariant, isHindrance, isShort, type PricedCart } from "./quote.ts";
import type { SellableVariant } from "./read-sellable-variants.ts";
import { quoteOrder } from "./quote-order.ts";
import { readShop } from "./read-shop.ts";
import { settleAttempt, underAttemptLock, undoAttempt } from "./settle-attempt.ts";

export interface PlaceOrderInput {
  customerId: string;
  idempotencyKey: string;
  request: NewOrder;
  /** of the page on which it is placed */
  language?: string;
  /** epoch milliseconds after which nobody waits for the answer; default: no limit */
  deadline?: number;
}

/** Seconds that a repeat waits for the first request; less than the web server's timeout. */
const REPEAT_WAIT = 8;

/** Milliseconds that placing takes on a busy machine; a request with less time left is refused before it begins. */
const TIME_TO_PLACE = 3000;

/**
 * More concurrent placements slow each other down and do not increase the throughput. Repeats of a key wait outside, behind
 * the lock of their attempt.
 */
const placements = createBoundedQueue({ concurrency: 8, maxWaiting: 60, maxWaitMs: 5000 });

/** Precedes `placements`: one person has at most two of its slots, however many requests they send. */
const turns = createQueuePerPerson({ concurrency: 2, maxWaiting: 10, maxWaitMs: 5000 }, tooManyAtOnce);

/**
 * Places an order and returns its id. A repeat of the key within 24 hours gets the same order or the same refusal,
 * parallel repeats included; a request that failed because of an internal error may be repeated.
 * @throws ShopError 503 overloaded | maintenance, 429 too_many_requests (of one person): nothing has begun
 * @throws OrderRefused 400 payment_method_unavailable | invalid_input, 409 out_of_stock | own_shop | seller_away | not_delivered |
 * order_too_large | price_changed, 422 idempotency_mismatch
 */
export async function placeOrder(container: MedusaContainer, input: PlaceOrderInput): Promise<string> {
  const { deadline = Infinity } = input;
  const wait = secondsToWait(deadline, REPEAT_WAIT);
  if (wait <= 0) throw overloaded();
  const place = () => attemptOrder(container, { ...input, deadline });
  const begin = { deadline: deadline - TIME_TO_PLACE };
  const answerOrPlace = async () =>
    (await findAnswer(container, input)) ??
    turns.run(input.customerId, () => placements.run(place, begin), begin);
  return underAttemptLock(container, input, answerOrPlace, wait);
}

/** The result of an earlier request with this key, if it was completed. */
async function findAnswer(container: MedusaContainer, input: PlaceOrderInput): Promise<string | undefined> {
  const attempts = container.resolve<OrderAttemptModuleService>(ORDER_ATTEMPT_MODULE);
  const attempt = await attempts.find(input);
  return attempt && replayAttempt(attempt, hashRequest(input.request));
}

function replayAttempt(attempt: Attempt, bodyHash: string): string | undefined {
  if (attempt.body_hash !== bodyHash) throw mismatch();
  if (attempt.state === "refused" && attempt.refusal) throw new OrderRefused(attempt.refusal);
  return attempt.state === "placed" ? attempt.order_id : undefined;
}

async function attemptOrder(
  container: MedusaContainer,
  input: PlaceOrderInput & { deadline: number },
): Promise<string> {
  const attempts = container.resolve<OrderAttemptModuleService>(ORDER_ATTEMPT_MODULE);
  const { customerId, idempotencyKey, request } = input;
  const bodyHash = hashRequest(request);
  const opened = await attempts.open({ customerId, idempotencyKey, bodyHash });
  let { attempt } = opened;
  const answer = replayAttempt(attempt, bodyHash);
  if (answer) return answer;
  if (!opened.fresh) {
    const settled = attempt.state === "undone" ? "undone" : await settleAttempt(container, attempt);
    if (settled === "placed") return attempt.order_id;
    attempt = await attempts.reopen(attempt);
  }
  const plan = await decide(container, attempt, input).catch(async (error: unknown) => {
    await attempts.giveUp(attempt, answerIn(error));
    throw error;
  });
  try {
    await write(container, plan, request);
    return attempt.order_id;
  } catch (error) {
    await undoAttempt(container, attempt);
    await attempts.giveUp(attempt, answerIn(error));
    throw error;
  }
}

/** The refusal that repeats of the key get; not one that passes by itself. */
function answerIn(error: unknown): Refusal | undefined {
  const refusal = refusalIn(error);
  return refusal && refusal.status < 500 ? refusal : undefined;
}

/** Reads only; writes nothing. */
async function decide(
  container: MedusaContainer,
  attempt: Attempt,
  { request, language, deadline }: PlaceOrderInput & { deadline: number },
): Promise<OrderPlan> {
  await refuseDuringMaintenance(container);
  const shop = await readShop(container);
  const providerId = `pp_${request.paymentMethod}_${request.paymentMethod}`;
  if (!shop.paymentProviders.includes(providerId)) throw methodUnavailable(request.paymentMethod);
  const [{ quote, variantsByProduct }, customer] = await Promise.all([
    quoteOrder(container, request.items, {
      delivery: request.delivery,
      customerId: attempt.customer_id,
    }),
    container
      .resolve(Modules.CUSTOMER)
      .retrieveCustomer(attempt.customer_id, { select: ["id", "email", "metadata"] }),
  ]);
  const above = findLineAboveLimit(quote.items);
  if (above >= 0) throw invalidInput(`items.${above}.quantity`, `max:${limits.quantityMax}`);
  if (!quote.orderable) throw outOfStock(quote.items.filter(isShort));
  if (request.expectedTotal !== undefined && request.expectedTotal !== quote.totals.total) {
    const message = "Prices changed since the total was shown";
    throw new OrderRefused({ status: 409, code: "price_changed", message, details: { quote } });
  }
  const email = customer.email ?? undefined;
  const [receipt, commissions] = await Promise.all([
    readReceiptLines(container, toSoldLines(quote, variantsByProduct)),
    readCommissionsOf(container, quote.items),
  ]);
  return planOrder({
    attempt,
    request,
    email,
    shop,
    providerId,
    quote,
    variantsByProduct,
    commissions,
    language: chooseLanguage(language, customer),
    receipt,
    at: new Date(),
    deadline,
  });
}

function toSoldLines(
  { items, totals }: PricedCart,
  variantsByProduct: Map<string, SellableVariant[]>,
): SoldLines {
  const lines = items.map(({ productId, variantId, price, quantity }) => ({
    productId,
    title:
      findVariant(variantsByProduct, { productId, variantId: variantId ?? undefined, quantity: 1 })?.name
        .ru ?? productId,
    price,
    quantity,
  }));
  return { lines, delivery: totals.delivery, total: totals.total };
}

/** If products were sold between `decide` and the reservation, the refusal lists them as of then. */
async function write(container: MedusaContainer, plan: OrderPlan, request: NewOrder): Promise<void> {
  try {
    await placeOrderWorkflow(container).run({ input: plan });
  } catch (error) {
    if (refusalIn(error)?.code !== "out_of_stock") throw error;
    const { quote } = await quoteOrder(container, request.items, {});
    throw outOfStock(quote.items.filter(isShort));
  }
}

/** Lines with an obstacle (city, holiday, own shop) are reported as such: another quantity would not help. */
function outOfStock(items: QuoteItem[]): OrderRefused {
  const message = "Some goods cannot be had as asked";
  const code = items.map(({ change }) => change).find(isHindrance) ?? "out_of_stock";
  return new OrderRefused({ status: 409, code, message, details: { items } });
}

function methodUnavailable(method: string): OrderRefused {
  const message = `Payment by ${method} is not available`;
  return new OrderRefused({ status: 400, code: "payment_method_unavailable", message });
}

function mismatch(): OrderRefused {
  const message = "This Idempotency-Key was used for another order";
  return new OrderRefused({ status: 422, code: "idempotency_mismatch", message });
}
