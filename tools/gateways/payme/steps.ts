import type { Exchange } from "../http/exchange.ts";
import type { CallPayme, Unusual } from "./caller.ts";
import { readReply } from "./read-reply.ts";
import type { PaymeReply } from "./read-reply.ts";
import type { PaymeTransaction } from "./run.ts";

/** Makes the protocol's calls for one transaction and collects the shop's replies. */
export class PaymeSteps {
  readonly exchanges: Exchange[] = [];
  readonly #call: CallPayme;
  readonly #transaction: PaymeTransaction;

  constructor(call: CallPayme, transaction: PaymeTransaction) {
    this.#call = call;
    this.#transaction = transaction;
  }

  /** One call; its reply is read by the protocol's rules. */
  async send(method: string, params: object, unusual?: Unusual): Promise<PaymeReply> {
    const exchange = await this.#call(method, params, unusual);
    this.exchanges.push(exchange);
    return readReply(exchange);
  }

  check(): Promise<PaymeReply> {
    const { amount, account } = this.#transaction;
    return this.send("CheckPerformTransaction", { amount, account });
  }

  async create(unusual?: Unusual): Promise<PaymeReply> {
    const { id, time, amount, account } = this.#transaction;
    const reply = await this.send("CreateTransaction", { id, time, amount, account }, unusual);
    if (reply.kind === "result" && reply.result.state === 1) {
      this.#transaction.state = 1;
      this.#transaction.transaction = String(reply.result.transaction);
    }
    return reply;
  }

  async perform(unusual?: Unusual): Promise<PaymeReply> {
    const reply = await this.send("PerformTransaction", { id: this.#transaction.id }, unusual);
    if (reply.kind === "result" && reply.result.state === 2) this.#transaction.state = 2;
    return reply;
  }

  async cancel(reason: number, unusual?: Unusual): Promise<PaymeReply> {
    const reply = await this.send("CancelTransaction", { id: this.#transaction.id, reason }, unusual);
    const state = reply.kind === "result" ? reply.result.state : null;
    if (state === -1 || state === -2) {
      this.#transaction.state = state;
      this.#transaction.reason ??= reason;
    }
    return reply;
  }
}
