import type { Sum } from "@bezak/contract/money.ts";
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

/** What a session of ours carries: the order, and nothing secret, since a session can reach a storefront. */
type SessionData = Record<string, unknown> & { order_id?: string };
type WithData = { data?: Record<string, unknown> };

/** The ledger as a provider's container has it: name its module in `dependencies` of the payment module. */
export interface LedgerCradle {
  paymentLedger: PaymentLedger & PaidOuts;
}

interface PaidOuts {
  reversals: { paidOutOf(orderId: string): Promise<{ id: string; amount: Sum }[]> };
}

/**
 * A payment provider whose gateway talks to a ledger of ours, never to the engine: every answer is read from the ledger,
 * and nothing here calls a gateway. Placing an order answers `pending_authorization`: the order stands, its stock is
 * reserved, and money moves later.
 */
export abstract class LedgerPaymentProvider<Options extends object> extends AbstractPaymentProvider<Options> {
  protected readonly options: Options;
  private readonly cradle: LedgerCradle;

  /** The engine builds it; its base class hides its constructor. */
  constructor(cradle: LedgerCradle, options: Options) {
    super(cradle as unknown as Record<string, unknown>, options);
    this.cradle = cradle;
    this.options = options;
  }

  async initiatePayment({ data = {} }: InitiatePaymentInput): Promise<InitiatePaymentOutput> {
    return { id: String(data.session_id ?? ""), data };
  }

  async authorizePayment({ data = {} }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return { data, status: await this.statusOf(data) };
  }

  async getPaymentStatus({ data = {} }: AuthorizePaymentInput): Promise<AuthorizePaymentOutput> {
    return { data, status: await this.statusOf(data) };
  }

  /** The money has moved already, or it has not: capturing calls nobody. */
  async capturePayment({ data = {} }: WithData) {
    if ((await this.statusOf(data)) !== PaymentSessionStatus.CAPTURED) {
      throw notAllowed("The ledger has no money for this order");
    }
    return { data };
  }

  /** The engine calls this in races it lost on payments that are paid: it never touches the gateway. */
  async cancelPayment({ data = {} }: WithData) {
    return { data };
  }

  async deletePayment({ data = {} }: WithData) {
    if ((await this.attempts(data)).some(({ state }) => isUnfinished(state) || state === "paid")) {
      throw notAllowed("A payment of this order is under way or done");
    }
    return { data };
  }

  /**
   * Books a refund that has happened: the gateway gave everything back, or a person noted that it was paid out.
   * Whoever asks for money back asks the gateway first; a refund that did not happen is not recorded.
   */
  async refundPayment({ data = {}, amount }: RefundPaymentInput) {
    const { order_id: orderId } = data as SessionData;
    const attempts = await this.attempts(data);
    // Money that came too late never was the order's: its way back is no refund of it.
    const own = attempts.filter((attempt) => attempt.data.late !== true);
    if (own.some(({ state }) => state === "refunded")) return { data };
    const notes = orderId ? await this.cradle.paymentLedger.reversals.paidOutOf(orderId) : [];
    const paidOut = notes.filter(({ id }) => attempts.every((attempt) => attempt.id !== id));
    if (paidOut.reduce((sum, note) => sum + note.amount, 0) >= wholeSum(amount)) return { data };
    throw notAllowed("The gateway has not given this money back");
  }

  async retrievePayment({ data = {} }: WithData) {
    return { data };
  }

  async updatePayment({ data = {} }: WithData) {
    return { data };
  }

  /** Gateways are answered by routes of ours, in the same exchange. */
  async getWebhookActionAndData(): Promise<WebhookActionResult> {
    return { action: PaymentActions.NOT_SUPPORTED };
  }

  private async statusOf(data: SessionData): Promise<PaymentSessionStatus> {
    // Money that has gone back came first: the books have both, also when the gateway was quicker than they are.
    const came = (await this.attempts(data)).some((attempt) => attempt.state === "paid" || wentBack(attempt));
    return came ? PaymentSessionStatus.CAPTURED : PaymentSessionStatus.PENDING_AUTHORIZATION;
  }

  private async attempts({ order_id: orderId }: SessionData): Promise<Attempt[]> {
    return orderId ? this.cradle.paymentLedger.attemptsOf([orderId]) : [];
  }
}

function wholeSum(amount: unknown): number {
  return Number((amount as { value?: unknown } | null)?.value ?? amount);
}

function notAllowed(message: string): MedusaError {
  return new MedusaError(MedusaError.Types.NOT_ALLOWED, message);
}
