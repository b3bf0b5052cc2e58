import { PaymentSessionStatus } from "@medusajs/framework/utils";
import type { AuthorizePaymentInput, AuthorizePaymentOutput } from "@medusajs/framework/types";
import { CashPaymentProvider } from "../../../src/providers/cash/service.ts";
import { ledger } from "./ledger.ts";

/** Test gateway: a payment succeeds when the ledger says so; counts its calls. */
export class DeferredPaymentProvider extends CashPaymentProvider {
  static override identifier = "deferred";

  override async authorizePayment({ data = {} }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    ledger.authorized += 1;
    const paid = ledger.paidSessions.has(String(data.session_id));
    return {
      data,
      status: paid ? PaymentSessionStatus.CAPTURED : PaymentSessionStatus.PENDING_AUTHORIZATION,
    };
  }

  override async cancelPayment({ data = {} }: { data?: Record<string, unknown> }) {
    ledger.cancelled += 1;
    return { data };
  }

  override async refundPayment({ data = {}, amount }: { data?: Record<string, unknown>; amount?: unknown }) {
    if (ledger.refusesRefunds) throw new Error("The gateway refuses the refund");
    ledger.refunds.push(Number((amount as { value?: string })?.value ?? amount));
    return { data };
  }
}
