import type { Language } from "@bezak/contract/languages.ts";
import { Payment, PaymentFailureReason, type CardCode, type CardDetails } from "@bezak/contract/payments.ts";
import { z } from "zod";
import { asBuyer, type Buyer } from "../buyer.ts";
import { ApiError } from "../errors.ts";
import type { Commerce } from "../commerce.ts";

/** A buyer who is to be shown pages of a gateway. */
export interface Payer extends Buyer {
  language: Language;
}

const refusalDetails = {
  card_refused: z.object({ reason: PaymentFailureReason }),
  code_wrong: z.object({ triesLeft: z.int().min(0).max(10) }),
};

/**
 * The failure of a call that carried a card's number or code. It goes on without its cause, which may repeat what was
 * sent and would be logged; of its details only what is declared.
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

/** Payments of the buyer; the shapes are commerce's, which names things as the contract does. */
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
    // None of these has a key to be told apart by: a call whose answer was lost is never made again by itself.
    payByCard: (id: string, body: CardDetails, payer: Payer) => ofCard(`${toPath(id)}/card`, body, payer),

    confirmCard: (id: string, body: CardCode, payer: Payer) =>
      ofCard(`${toPath(id)}/card/confirm`, body, payer),

    resendCode: (id: string, payer: Payer) => ofCard(`${toPath(id)}/card/resend`, {}, payer),
  };
}
