import {
  AbstractPaymentProvider,
  MedusaError,
  PaymentActions,
  PaymentSessionStatus,
} from "@medusajs/framework/utils";
import type {
  AuthorizePaymentInput,
  AuthorizePaymentOutput,
  InitiatePaymentInput,
  InitiatePaymentOutput,
  RefundPaymentInput,
  WebhookActionResult,
} from "@medusajs/framework/types";
import { isUnfinished, wentBack } from "./attempt-state.ts";
import type { Attempt, PaymentLedger } from "./ledger.ts";
import type { ReversalRepository } from "./reversal-repository.ts";

/** Data of a session: only the order and no secret, since a storefront can receive it. */
type SessionData = Record<string, unknown> & { order_id?: string };
type WithData = { data?: Record<string, unknown> };

/** The ledger in the provider's container: list its module under `dependencies` of the payment module. */
export interface LedgerCradle {
  paymentLedger: PaymentLedger & { reversals: Pick<ReversalRepository, "listPaidOut"> };
}

/**
 * A payment provider whose gateway communicates with our ledger and never with the engine: every answer is read from
 * the ledger, and nothing here calls a gateway. Placing an order returns `pending_authorization`: the order exists, its
 * stock is reserved, and the payment follows.
 */
export abstract class LedgerPaymentProvider<Options extends object> extends AbstractPaymentProvider<Options> {
  protected readonly options: Options;
  private readonly cradle: LedgerCradle;

  /** Public because the engine constructs it; the base class has a protected constructor. */
  constructor(cradle: LedgerCradle, options: Options) {
    super(cradle as unknown as Record<string, unknown>, options);
    this.cradle = cradle;
    this.options = options;
  }

  async initiatePayment({ data = {} }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    return { id: String(data.session_id ?? ""), data };
  }

  async authorizePayment({ data = {} }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return { data, status: await this.readStatus(data) };
  }

  async getPaymentStatus({ data = {} }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return { data, status: await this.readStatus(data) };
  }

  /** Checks the ledger only: the money has arrived already, or it has not. */
  async capturePayment({ data = {} }: WithData) {
    if ((await this.readStatus(data)) !== PaymentSessionStatus.CAPTURED) {
      throw notAllowed("The ledger has no money for this order");
    }
    return { data };
  }

  /** The engine also calls this for paid payments, in races that it lost, so it never contacts the gateway. */
  async cancelPayment({ data = {} }: WithData) {
    return { data };
  }

  async deletePayment({ data = {} }: WithData) {
    if ((await this.attempts(data)).some(({ state }) => isUnfinished(state) || state === "paid")) {
      throw notAllowed("A payment of this order is in progress or done");
    }
    return { data };
  }

  /**
   * Confirms a refund that has happened: a reversal of the whole payment, or a recorded manual refund. The gateway must
   * be called first; a refund that did not happen is rejected.
   */
  async refundPayment({ data = {}, amount }: RefundPaymentInput) {
    const { order_id: orderId } = data as SessionData;
    const attempts = await this.attempts(data);
    // Late money never paid the order, so its reversal is not a refund of the order.
    const own = attempts.filter((attempt) => attempt.data.late !== true);
    if (own.some(({ state }) => state === "refunded")) return { data };
    const notes = orderId ? await this.cradle.paymentLedger.reversals.listPaidOut(orderId) : [];
    const paidOut = notes.filter(({ id }) => attempts.every((attempt) => attempt.id !== id));
    if (paidOut.reduce((sum, note) => sum + note.amount, 0) >= wholeSum(amount)) return { data };
    throw notAllowed("The gateway has not refunded this payment");
  }

  async retrievePayment({ data = {} }: WithData) {
    return { data };
  }

  async updatePayment({ data = {} }: WithData) {
    return { data };
  }

  /** Our own routes answer gateways. */
  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED };
  }

  private async readStatus(data: SessionData): Promise<PaymentSessionStatus> {
    // A refunded payment was captured first: the engine records both, even if the gateway was faster.
    const came = (await this.attempts(data)).some((attempt) => attempt.state === "paid" || wentBack(attempt));
    return came ? PaymentSessionStatus.CAPTURED : PaymentSessionStatus.PENDING_AUTHORIZATION;
  }

  private async attempts({ order_id: orderId }: SessionData): Promise<Attempt[]> {
    return orderId ? this.cradle.paymentLedger.listAttempts([orderId]) : [];
  }
}

function wholeSum(amount: unknown): number {
  return Number((amount as { value?: unknown } | null)?.value ?? amount);
}

function notAllowed(message: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, message);
}
