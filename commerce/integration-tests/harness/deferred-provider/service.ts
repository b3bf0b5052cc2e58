import { PaymentSessionStatus } from "@medusajs/framework/utils";
import type { AuthorizePaymentInput, AuthorizePaymentOutput } from "@medusajs/framework/types";
import { CashPaymentProvider } from "../../../src/providers/cash/service.ts";
import { ledger } from "./ledger.ts";

/** A gateway of the tests: pays late, when the ledger says so, and counts how often it was called. */
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
    if (ledger.refusesRefunds) throw new Error("The gateway gives nothing back");
    ledger.refunds.push(Number((amount as { value?: string })?.value ?? amount));
    return { data };
  }
}
