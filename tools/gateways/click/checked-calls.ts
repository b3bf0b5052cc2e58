import { must } from "../checklist.ts";
import type { GatewaySettings } from "../settings.ts";
import type { CallClick, Unusual } from "./caller.ts";
import { newClickId } from "./payments.ts";
import type { ClickPayment } from "./payments.ts";
import { readReply } from "./read-reply.ts";
import type { ClickFields } from "./sign.ts";
import { toFields } from "./steps.ts";

/** A payment for checks that is not part of the run. The amount is in sum as text. */
export function trialPayment(account: string, amount: string): ClickPayment {
  return {
    transId: newClickId(),
    paydocId: newClickId(),
    account,
    amount,
    prepareId: "",
    confirmId: "",
    status: 0,
    note: "",
    taken: false,
    isConfirmed: false,
    reversed: false,
    createdAt: Date.now(),
    fiscal: null,
  };
}

/** One call with some fields changed, and the expected answer. */
export interface Wanted {
  to: "prepare" | "complete";
  /** the shop's expected `error`, one of them */
  error: number | number[];
  /** the `error` that Click sends */
  sends?: string;
  change?: Partial<ClickFields>;
  unusual?: Unusual;
}

/** Makes calls about trial payments and checks the whole answer. */
export class CheckedCalls {
  readonly #call: CallClick;
  readonly #serviceId: string;

  constructor(call: CallClick, { click }: GatewaySettings) {
    this.#call = call;
    this.#serviceId = click.serviceId;
  }

  /**
   * Sends one call and stores the id of a success in the payment. Gives the answer's text.
   * @throws Mismatch unless the shop answers as expected
   */
  async expect(payment: ClickPayment, { to, error, sends = "0", change, unusual }: Wanted): Promise<string> {
    const action = to === "prepare" ? "0" : "1";
    const fields = { ...toFields(payment, this.#serviceId, action, sends), ...change };
    const exchange = await this.#call(to, fields, unusual);
    const reply = readReply(exchange);
    must(reply.kind === "answer", reply.kind === "broken" ? reply.why : "");
    const wanted = [error].flat();
    must(
      wanted.includes(reply.error),
      `error ${reply.error} (${reply.note}) in place of ${wanted.join(" or ")}`,
    );
    must(reply.note !== "", "error_note is empty");
    if (reply.error === 0) this.#mustGiveBack(payment, to, reply.fields);
    return exchange.reply.kind === "answer" ? exchange.reply.text : "";
  }

  #mustGiveBack(
    payment: ClickPayment,
    to: Wanted["to"],
    fields: Map<string, { text: string; isNumber: boolean }>,
  ): void {
    const transId = fields.get("click_trans_id");
    must(transId?.isNumber, "click_trans_id is not a number");
    must(transId.text === payment.transId, `click_trans_id is ${transId.text} and not ${payment.transId}`);
    must(fields.get("merchant_trans_id")?.text === payment.account, "merchant_trans_id is not the order");
    const name = to === "prepare" ? "merchant_prepare_id" : "merchant_confirm_id";
    const ours = fields.get(name);
    const isNull = name === "merchant_confirm_id" && ours?.text === "null";
    must(isNull || (ours?.isNumber && /^\d+$/.test(ours.text)), `${name} is not an integer`);
    must(isNull || BigInt(ours?.text ?? 0) <= 2_147_483_647n, `${name} does not fit 32 bits`);
    if (to === "prepare") payment.prepareId = ours?.text ?? "";
  }
}
