import { toTiyin } from "@bezak/contract/money.ts";
import type { Card, CardGateway, Found, NewTransaction, NotDone } from "../card-gateway.ts";
import type { AtmosOptions } from "../options.ts";
import { AtmosClient, type AtmosAnswer } from "./client.ts";
import { exactNumber } from "./exact-json.ts";
import { getRefusal, type Stage } from "./refusal.ts";
import { findId, readTransaction } from "./store-transaction.ts";

const CLOSED = "STPIMS-ERR-092";
const INTERNAL = "STPIMS-ERR-001";

/** ATMOS as a card gateway. One instance per process, since it caches the token. */
export class AtmosGateway implements CardGateway {
  readonly name = "atmos";
  private readonly options: AtmosOptions;
  private readonly client: AtmosClient;

  constructor(options: AtmosOptions) {
    this.options = options;
    this.client = new AtmosClient(options);
  }

  async create({ number, amount, language }: NewTransaction, signal?: AbortSignal) {
    const { storeId: store_id, terminalId } = this.options;
    const answer = await this.client.call(
      "/merchant/pay/create",
      {
        amount: toTiyin(amount),
        account: number,
        store_id,
        ...(terminalId ? { terminal_id: terminalId } : {}),
        lang: language,
      },
      signal,
    );
    if (answer.kind !== "answer" || answer.code !== "OK") return notDone("create", answer);
    const externalId = findId(answer.body.transaction_id);
    return externalId ? ({ kind: "ok", externalId } as const) : silent("no transaction_id");
  }

  async start(externalId: string, { number, expiry }: Card, signal?: AbortSignal) {
    const [month, year] = expiry.split("/");
    const body = { ...this.transaction(externalId), card_number: number, expiry: `${year}${month}` };
    const answer = await this.client.call("/merchant/pay/pre-apply", body, signal);
    if (answer.kind !== "answer" || answer.code !== "OK") return notDone("start", answer);
    return { kind: "ok", phone: maskPhone(answer.body.phone) } as const;
  }

  async confirm(externalId: string, otp: string, signal?: AbortSignal) {
    const body = { ...this.transaction(externalId), otp };
    const answer = await this.client.call("/merchant/pay/apply", body, signal);
    if (answer.kind !== "answer") return answer;
    // Closed: an earlier call may have paid it. Internal: the result is unknown.
    if (answer.code === CLOSED || answer.code === INTERNAL) return silent(answer.why);
    if (answer.code !== "OK") return notDone("confirm", answer);
    const found = readTransaction(answer.body);
    return found.kind === "paid"
      ? ({ kind: "ok", taken: found.taken } as const)
      : silent("OK without a payment");
  }

  async resend(externalId: string, signal?: AbortSignal) {
    const body = this.transaction(externalId);
    const answer = await this.client.call("/merchant/pay/otp-resend", body, signal);
    if (answer.kind !== "answer" || answer.code !== "OK") return notDone("resend", answer);
    return { kind: "ok" } as const;
  }

  async status(externalId: string, signal?: AbortSignal): Promise<Found> {
    const answer = await this.client.call("/merchant/pay/get", this.transaction(externalId), signal);
    if (answer.kind !== "answer") return { kind: "unknown", why: answer.why };
    if (answer.code !== "OK" && answer.code !== CLOSED) return { kind: "unknown", why: answer.why };
    return readTransaction(answer.body, answer.code === CLOSED);
  }

  async reverse(successId: string, reason: string, signal?: AbortSignal) {
    const body = { transaction_id: exactNumber(successId), reason };
    const answer = await this.client.call("/merchant/pay/reverse", body, signal);
    if (answer.kind !== "answer") return answer;
    const { kind } = readTransaction(answer.body);
    // Already refunded: a second reversal changes nothing.
    if (answer.code === "OK" || (answer.code === CLOSED && kind === "returned")) {
      return { kind: "ok" } as const;
    }
    return answer.code === INTERNAL ? silent(answer.why) : notDone("reverse", answer);
  }

  hostedPage(externalId: string, returnTo: string): string {
    const page = new URL(this.options.pageUrl);
    page.searchParams.set("storeId", this.options.storeId);
    page.searchParams.set("transactionId", externalId);
    page.searchParams.set("redirectLink", returnTo);
    return page.href;
  }

  private transaction(externalId: string) {
    return { transaction_id: exactNumber(externalId), store_id: this.options.storeId };
  }
}

function notDone(stage: Stage, answer: AtmosAnswer | Exclude<NotDone, { kind: "refused" }>): NotDone {
  return answer.kind === "answer" ? getRefusal(stage, answer.code, answer.why) : answer;
}

const silent = (why: string) => ({ kind: "silent", why }) as const;

/** Formats "998 ** *** ** 67" and longer ones as "+998 •• ••• •• 67": only the end of the number. */
function maskPhone(phone: unknown): string | null {
  const end = /(\d)\D?(\d)\D*$/.exec(typeof phone === "string" ? phone : "");
  return end ? `+998 •• ••• •• ${end[1]}${end[2]}` : null;
}

const made = new WeakMap<AtmosOptions, AtmosGateway>();

/** Returns the shared gateway of these options, so that all callers share its token. */
export function atmosGateway(options: AtmosOptions): AtmosGateway {
  const gateway = made.get(options) ?? new AtmosGateway(options);
  made.set(options, gateway);
  return gateway;
}
