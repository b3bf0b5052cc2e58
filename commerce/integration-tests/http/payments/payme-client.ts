import { randomBytes } from "node:crypto";
import { gatewayEnv } from "../../harness/gateway-settings.ts";
import { newNumber } from "../../harness/payments/new-number.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";

export const HALF_DAY = 43_200_000;

/** The authorization header of Payme's calls. */
export const basic = (login: string, key: string) =>
  `Basic ${Buffer.from(`${login}:${key}`).toString("base64")}`;

export const rightKey = basic("Paycom", gatewayEnv.PAYME_KEY);

export interface Order {
  id: string;
  number: string;
  /** whole sum */
  amount: number;
  /** the same in tiyin */
  tiyin: number;
  account: { order_id: string };
}

export interface Raw {
  method?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  /** null: no header */
  authorization?: string | null;
  type?: string;
  path?: string;
}

type Result = Record<string, unknown>;

export interface Answered {
  /** the whole body */
  text: string;
  id: unknown;
  result?: Result;
  error?: { code: number; message: Record<string, string>; data: unknown };
}

export type PaymeClient = ReturnType<typeof createPaymeClient>;

export const openPaymeClient = async (): Promise<PaymeClient> =>
  createPaymeClient(await sharedShop("payments"));

export function createPaymeClient(shop: Shop) {
  let calls = 0;
  const raw = async ({ method = "POST", body, authorization = rightKey, type, path = "" }: Raw) => {
    const headers = {
      "content-type": type ?? "text/json; charset=UTF-8",
      ...(authorization === null ? {} : { authorization }),
    };
    const response = await fetch(`${shop.commerce.base}/payments/payme${path}`, { method, headers, body });
    const text = await response.text();
    if (response.status !== 200) throw new Error(`HTTP ${response.status}: ${text}`);
    return { ...(JSON.parse(text) as Omit<Answered, "text">), text };
  };
  const call = (method: string, params: object, id: number = (calls += 1)): Promise<Answered> =>
    raw({ body: JSON.stringify({ method, params, id }) });
  return {
    shop,
    raw,
    call,
    check: ({ tiyin, account }: Order, other: object = {}) =>
      call("CheckPerformTransaction", { amount: tiyin, account, ...other }),
    create: ({ tiyin, account }: Order, id: string, time: number, other: object = {}) =>
      call("CreateTransaction", { id, time, amount: tiyin, account, ...other }),
    perform: (id: string) => call("PerformTransaction", { id }),
    cancel: (id: string, reason: number) => call("CancelTransaction", { id, reason }),
    look: (id: string) => call("CheckTransaction", { id }),
    statement: (from: number, to: number) => call("GetStatement", { from, to }),
    attempt: (id: string) => readAttempt(shop, id),
  };
}

/** An id of Payme: 24 hexadecimal characters without so many digits in a row that it is masked as a card number. */
export const newId = () =>
  randomBytes(12)
    .toString("hex")
    .replace(/^(.{11})./, "$1a");

/** The body without the id of the call, which differs between a call and its repeat. */
export const without = ({ text }: Answered) => text.slice(0, text.lastIndexOf(',"id":'));

interface PayableOptions {
  amount?: number;
  method?: string;
  /** minutes from now; null: no deadline */
  minutes?: number | null;
  closed?: boolean;
  handedOver?: boolean;
  language?: string;
  receipt?: object;
}

/** An order to be paid by Payme, in the ledger only. */
export async function createPayable(shop: Shop, other: PayableOptions = {}): Promise<Order> {
  const { amount = 5_000, method = "payme", minutes = 60, closed = false, handedOver = false } = other;
  const number = newNumber();
  const id = `order_payme_${number}`;
  await shop.db.query(
    `insert into payment_due (id, number, customer_id, method, amount, open_until, closed_at, handed_over, language, receipt)
     values ($1, $2, 'cus_payme', $3, $4, now() + make_interval(mins => $5), case when $6 then now() end, $7, $8, $9)`,
    [
      id,
      number,
      method,
      amount,
      minutes,
      closed,
      handedOver,
      other.language ?? "ru",
      other.receipt ? JSON.stringify(other.receipt) : null,
    ],
  );
  return { id, number, amount, tiyin: amount * 100, account: { order_id: number } };
}

/** Another gateway's attempt for an order, in this state. */
export async function newForeignAttempt(shop: Shop, order: Order, state: string): Promise<void> {
  await shop.db.query(
    `insert into payment_attempt (id, order_id, gateway, method, external_id, amount, state, created_time)
     values ($1, $2, 'click', 'click', $3, $4, $5, $6)`,
    [`payatt_${newId()}`, order.id, newId(), order.amount, state, Date.now()],
  );
}

async function readAttempt(shop: Shop, externalId: string) {
  const { rows } = await shop.db.query<{
    state: string;
    reason: number | null;
    failure: string | null;
    reversal: string | null;
    data: unknown;
    order_id: string;
  }>("select * from payment_attempt where gateway = 'payme' and external_id = $1", [externalId]);
  return rows[0];
}

/** Moves the start of a Payme attempt this far into the past, as if Payme had called earlier. */
export async function age(shop: Shop, externalId: string, milliseconds: number): Promise<void> {
  await shop.db.query(
    `update payment_attempt set gateway_time = gateway_time - $2, created_time = created_time - $2,
       expires_at = expires_at + interval '1 day' where gateway = 'payme' and external_id = $1`,
    [externalId, milliseconds],
  );
}
