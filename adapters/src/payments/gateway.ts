import type { Language } from "@bezak/contract/languages.ts";
import { Payment, PaymentFailureReason, type CardCode, type CardDetails } from "@bezak/contract/payments.ts";
import { z } from "zod";
import { asBuyer, type Buyer } from "../buyer.ts";
import { ApiError } from "../errors.ts";
import type { Commerce } from "../commerce.ts";

/** A buyer with the language of the gateway's pages. */
export interface Payer extends Buyer {
  language: Language;
}

const refusalDetails = {
  card_refused: z.object({ reason: PaymentFailureReason }),
  code_wrong: z.object({ triesLeft: z.int().min(0).max(10) }),
};

/**
 * Removes the cause from the failure of a call that carried a card's number or code: it may repeat what was sent, and
 * would be logged. Only declared details remain.
 */
function withoutCause(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { code, extras } = error;
  if (code === "card_refused" || code === "code_wrong")
    return new ApiError(code, { details: refusalDetails[code].safeParse(extras.details).data });
  if (code === "invalid_input") return new ApiError(code, { details: extras.details });
  return new ApiError(code, { retryAfter: extras.retryAfter, notBegun: extras.notBegun });
}

const toPath = (id: string) => `/customer/payments/${encodeURIComponent(id)}`;

export function paymentsGateway(commerce: Commerce) {
  async function ofCard(path: string, body: CardDetails | CardCode | object, payer: Payer): Promise<Payment> {
    const headers = { "accept-language": payer.language };
    try {
      const call = { ...asBuyer(payer), body, headers };
      return (await commerce.post(path, z.object({ payment: Payment }), call)).payment;
    } catch (error) {
      throw withoutCause(error);
    }
  }

  return {
    // These calls have no idempotency key, so they are never repeated automatically after a lost answer.
    payByCard: (id: string, body: CardDetails, payer: Payer) => ofCard(`${toPath(id)}/card`, body, payer),

    confirmCard: (id: string, body: CardCode, payer: Payer) =>
      ofCard(`${toPath(id)}/card/confirm`, body, payer),

    resendCode: (id: string, payer: Payer) => ofCard(`${toPath(id)}/card/resend`, {}, payer),
  };
}
