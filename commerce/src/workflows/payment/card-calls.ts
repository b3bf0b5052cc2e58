import type { MedusaContainer } from "@medusajs/framework/types";
import { SHOP_LIMIT_MODULE } from "../../modules/limits/index.ts";
import type { Limit, ShopLimitModuleService } from "../../modules/limits/service.ts";
import { gateways } from "../../providers/configured.ts";
import { atmosGateway } from "../../providers/uzcard/atmos/gateway.ts";
import type { Card, CardGateway } from "../../providers/uzcard/card-gateway.ts";
import { confirmCard } from "../../providers/uzcard/confirm-card.ts";
import type { NotNow } from "../../providers/uzcard/may-begin.ts";
import { payByCard } from "../../providers/uzcard/pay-by-card.ts";
import { resendCode } from "../../providers/uzcard/resend-code.ts";
import { ShopError } from "../../shop-error.ts";
import { getLedger } from "./get-ledger.ts";

/** Every start sends an SMS that costs money, or opens a transaction at the acquirer. */
const perOrder: Limit = { kind: "card-starts-of-order", max: 10, seconds: 3600 };
const perPerson: Limit = { kind: "card-starts-of-person", max: 5, seconds: 60 };

export interface CardStart {
  customerId: string;
  orderId: string;
  card: Card;
}

/**
 * @throws ShopError 400 payment_method_unavailable, 409 payment_in_progress | already_paid | payment_closed,
 * 422 card_refused with `details.reason`, 429 too_many_requests, 503 gateway_unavailable
 */
export async function beginCard(
  container: MedusaContainer,
  { customerId, orderId, card }: CardStart,
): Promise<void> {
  const gateway = cardGateway();
  await countStart(container, customerId, orderId);
  const began = await payByCard(getLedger(container), gateway, orderId, card);
  if (began.kind === "not_now") throw notNow(began.code);
  if (began.kind === "refused") throw refused(began.failure);
  if (began.kind === "away") throw away();
}

/** @throws ShopError 429 too_many_requests with `details.retryAfter` in seconds */
export async function countStart(
  container: MedusaContainer,
  customerId: string,
  orderId: string,
): Promise<void> {
  const limits = container.resolve<ShopLimitModuleService>(SHOP_LIMIT_MODULE);
  const counted = await limits.take(perPerson, [customerId]);
  await limits.take(perOrder, [orderId]).catch(async (error: unknown) => {
    await limits.removeHits(counted);
    throw error;
  });
}

/**
 * Pays, or leaves the order `processing` when the gateway's answer is lost.
 * @throws ShopError 409 code_expired, 422 code_wrong with `details.triesLeft` | card_refused with `details.reason`,
 * 503 gateway_unavailable
 */
export async function payWithCode(container: MedusaContainer, orderId: string, code: string): Promise<void> {
  const answer = await confirmCard(getLedger(container), cardGateway(), orderId, code);
  if (answer.kind === "refused") throw refused(answer.failure);
  if (answer.kind === "code_expired") throw expired();
  if (answer.kind === "away") throw away();
  if (answer.kind === "code_wrong") {
    const { triesLeft } = answer;
    throw new ShopError(422, "code_wrong", "The code is not the one that was sent", { triesLeft });
  }
}

/** @throws ShopError 409 code_expired, 429 too_soon with `details.retryAfter` in seconds, 503 gateway_unavailable */
export async function sendCodeAgain(container: MedusaContainer, orderId: string): Promise<void> {
  const answer = await resendCode(getLedger(container), cardGateway(), orderId);
  if (answer.kind === "too_soon") {
    const details = { retryAfter: answer.seconds };
    throw new ShopError(429, "too_soon", "A code was sent a moment ago", details);
  }
  if (answer.kind === "code_expired") throw expired();
  if (answer.kind === "away") throw away();
}

/** @throws ShopError 400 payment_method_unavailable when no card acquirer is configured */
export function cardGateway(): CardGateway {
  const { atmos } = gateways;
  if (!atmos) throw notNow("payment_method_unavailable");
  return atmosGateway(atmos);
}

const sentences: Record<NotNow, string> = {
  already_paid: "This order is paid",
  payment_in_progress: "A payment of this order is under way",
  payment_closed: "This order is not to be paid any more",
  payment_method_unavailable: "This order is not paid by a card's number",
};

export function notNow(code: NotNow): ShopError {
  return new ShopError(code === "payment_method_unavailable" ? 400 : 409, code, sentences[code]);
}

export const away = () => new ShopError(503, "gateway_unavailable", "The gateway of cards does not answer");
const refused = (reason: string) => new ShopError(422, "card_refused", "The card was refused", { reason });
const expired = () => new ShopError(409, "code_expired", "No code is waited for");
