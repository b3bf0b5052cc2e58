import type { Exchange } from "../http/exchange.ts";
import type { GatewaySettings } from "../settings.ts";
import type { CallClick, Unusual } from "./caller.ts";
import type { ClickPayment } from "./payments.ts";
import { readReply } from "./read-reply.ts";
import type { ClickReply } from "./read-reply.ts";
import { tashkentTime } from "./sign.ts";
import type { ClickFields } from "./sign.ts";

export function toFields(
  payment: ClickPayment,
  serviceId: string,
  action: "0" | "1",
  error = "0",
): ClickFields {
  return {
    click_trans_id: payment.transId,
    service_id: serviceId,
    click_paydoc_id: payment.paydocId,
    merchant_trans_id: payment.account,
    ...(action === "1" && { merchant_prepare_id: payment.prepareId }),
    amount: payment.amount,
    action,
    error,
    error_note: error === "0" ? "Success" : "Payment failed",
    sign_time: tashkentTime(Date.now()),
  };
}

/** Makes the protocol's calls for one payment and collects the shop's replies. */
export class ClickSteps {
  readonly exchanges: Exchange[] = [];
  readonly #call: CallClick;
  readonly #payment: ClickPayment;
  readonly #serviceId: string;

  constructor(call: CallClick, payment: ClickPayment, settings: GatewaySettings) {
    this.#call = call;
    this.#payment = payment;
    this.#serviceId = settings.click.serviceId;
  }

  async prepare(): Promise<ClickReply> {
    const exchange = await this.#call("prepare", toFields(this.#payment, this.#serviceId, "0"));
    this.exchanges.push(exchange);
    const reply = readReply(exchange);
    if (reply.kind === "answer" && reply.error === 0) {
      this.#payment.prepareId ||= reply.fields.get("merchant_prepare_id")?.text ?? "";
      this.#payment.status = Math.max(this.#payment.status, 1);
    }
    return reply;
  }

  /** `error` below 0: the payer's side failed and no money was taken. */
  async complete(error = "0", unusual?: Unusual): Promise<ClickReply> {
    const exchange = await this.#call(
      "complete",
      toFields(this.#payment, this.#serviceId, "1", error),
      unusual,
    );
    this.exchanges.push(exchange);
    const reply = readReply(exchange);
    if (error === "0" && reply.kind === "answer") this.#hear(reply.error, reply);
    return reply;
  }

  #hear(error: number, reply: ClickReply & { kind: "answer" }): void {
    const payment = this.#payment;
    payment.note = reply.note;
    // -4 after the money was taken means that the shop has already recorded it
    if (error === 0 || (error === -4 && payment.taken)) {
      payment.isConfirmed = true;
      payment.status = 2;
      payment.confirmId ||= reply.fields.get("merchant_confirm_id")?.text ?? "";
    }
    if (error === -9 && !payment.isConfirmed) {
      payment.taken = false;
      payment.status = -9;
    }
  }
}
