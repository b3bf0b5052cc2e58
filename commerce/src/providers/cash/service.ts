import { AbstractPaymentProvider, PaymentActions, PaymentSessionStatus } from "@medusajs/framework/utils";
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  WebhookActionResult,
} from "@medusajs/framework/types";

/** `data` of a cash session: `collected` becomes true when the courier or the pickup point has the money. */
type CashData = Record<string, unknown> & { collected?: boolean };

/**
 * Cash on delivery. Placing an order returns `pending_authorization`: the order exists, its stock is reserved, and
 * there is no payment row yet. Returning `authorized` or `captured` there would leave a refunded payment behind
 * whenever a later step of placing fails. Once the money is collected, the status is `captured`.
 */
export class CashPaymentProvider extends AbstractPaymentProvider {
  static override identifier = "cash";

  /** Public because the engine constructs it; the base class has a protected constructor. */
  constructor(container: Record<string, unknown>, options?: Record<string, unknown>) {
    super(container, options);
  }

  async initiatePayment(input: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    return { id: String(input.data?.session_id ?? ""), data: input.data ?? {} };
  }

  async authorizePayment({ data = {} }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return { data, status: getStatus(data) };
  }

  async getPaymentStatus({ data = {} }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return { data, status: getStatus(data) };
  }

  async capturePayment({ data = {} }: { data?: CashData }) {
    return { data };
  }

  async updatePayment({ data = {} }: { data?: CashData }) {
    return { data };
  }

  async retrievePayment({ data = {} }: { data?: CashData }) {
    return { data };
  }

  /** Cash is refunded by hand; there is nothing to call. */
  async refundPayment({ data = {} }: { data?: CashData }) {
    return { data };
  }

  async cancelPayment({ data = {} }: { data?: CashData }) {
    return { data };
  }

  async deletePayment({ data = {} }: { data?: CashData }) {
    return { data };
  }

  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED };
  }
}

function getStatus(data: CashData): PaymentSessionStatus {
  return data.collected ? PaymentSessionStatus.CAPTURED : PaymentSessionStatus.PENDING_AUTHORIZATION;
}
