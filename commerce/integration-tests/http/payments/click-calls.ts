import { createHash, randomUUID } from "node:crypto";
import { gatewayEnv } from "../../harness/gateway-settings.ts";
import { newNumber } from "../../harness/payments/new-number.ts";
import { sharedShop } from "../../harness/shared-shop.ts";
import type { Shop } from "../../harness/shop.ts";

/** The fields of Click's form; `sign_string` is computed when it is sent, unless given. */
export type Fields = Record<string, string>;
export type Address = "prepare" | "complete";

/** A payable order in the ledger only, without products. */
export interface PayableOrder {
  id: string;
  number: string;
  amount: number;
}

export interface Reply {
  status: number;
  contentType: string;
  /** as received, since numbers are read from it digit by digit */
  text: string;
  error: number;
  note: string;
  /** `merchant_prepare_id` or `merchant_confirm_id` */
  id: number | null | undefined;
}

let made = 123_456_789n;

/** Unique ids as large as Click's field allows, and odd, so that a rounded id differs. */
export const newId = (): string => String(9_223_372_036_000_000_001n + 2n * (made += 1n));

/** A payment's number at Click, small enough for a JavaScript number. */
export const newPaydocId = (): string => String(Number(newId().slice(-9)));

/** The signed text: fields in the order of Click's document, concatenated. */
export function signed({ ...fields }: Fields, secret: string = gatewayEnv.CLICK_SECRET_KEY): string {
  const prepareId = fields.action === "1" ? fields.merchant_prepare_id : "";
  const parts = [fields.click_trans_id, fields.service_id, secret, fields.merchant_trans_id, prepareId];
  return createHash("md5")
    .update([...parts, fields.amount, fields.action, fields.sign_time].join(""))
    .digest("hex");
}

/** A valid Prepare of an order; any field can be replaced before it is signed. */
export function toPrepare(
  { number, amount }: Pick<PayableOrder, "number" | "amount">,
  own: Fields = {},
): Fields {
  return {
    click_trans_id: newId(),
    service_id: gatewayEnv.CLICK_SERVICE_ID,
    click_paydoc_id: newId(),
    merchant_trans_id: number,
    amount: `${amount}.00`,
    action: "0",
    error: "0",
    error_note: "Success",
    sign_time: "2026-01-15 12:30:45",
    ...own,
  };
}

export const toComplete = (prepare: Fields, prepareId: number | string, own: Fields = {}): Fields => ({
  ...prepare,
  merchant_prepare_id: String(prepareId),
  action: "1",
  ...own,
});

/** The encoded form with its signature. */
export const toBody = (fields: Fields): string =>
  new URLSearchParams({ ...fields, sign_string: fields.sign_string ?? signed(fields) }).toString();

const FORM = { "content-type": "application/x-www-form-urlencoded" };

export function clickAt(url: string) {
  /** One HTTP request; bytes are sent without a content type. */
  async function raw(address: Address, body: string | undefined, init: RequestInit = {}): Promise<Reply> {
    const response = await fetch(`${url}/payments/click/${address}`, {
      method: "POST",
      body: body === undefined ? undefined : Buffer.from(body),
      headers: FORM,
      ...init,
    });
    const text = await response.text();
    const fields = JSON.parse(text) as Record<string, unknown>;
    return {
      status: response.status,
      contentType: response.headers.get("content-type") ?? "",
      text,
      error: fields.error as number,
      note: fields.error_note as string,
      id: (fields.merchant_prepare_id ?? fields.merchant_confirm_id) as number | null | undefined,
    };
  }
  return {
    raw,
    prepare: (fields: Fields) => raw("prepare", toBody(fields)),
    complete: (fields: Fields) => raw("complete", toBody(fields)),
  };
}

/** A payable order in the ledger only: enough for every call of a gateway. */
export async function openPayable(
  { db }: Shop,
  { amount = 5000, method = "click", receipt = null as object | null, openMinutes = 60 } = {},
): Promise<PayableOrder> {
  const [id, number] = [`order_${randomUUID()}`, newNumber()];
  await db.query(
    `insert into payment_due (id, number, customer_id, method, amount, open_until, receipt)
     values ($1, $2, 'cus_click', $3, $4, now() + $5 * interval '1 minute', $6)`,
    [id, number, method, amount, openMinutes, receipt && JSON.stringify(receipt)],
  );
  return { id, number, amount };
}

export interface AttemptRow {
  no: number;
  state: string;
  failure: string | null;
  reason: number | null;
  external_id: string;
  gateway_time: string;
  data: Record<string, string>;
}

export async function readAttempts({ db }: Shop, { id }: PayableOrder): Promise<AttemptRow[]> {
  const { rows } = await db.query<AttemptRow>(
    "select * from payment_attempt where order_id = $1 order by no",
    [id],
  );
  return rows;
}

export type ClickClient = Awaited<ReturnType<typeof openClickClient>>;

/** Click's calls to the shop that the gateway specs share. */
export async function openClickClient() {
  const shop = await sharedShop("payments");
  const click = clickAt(shop.commerce.base);
  return {
    shop,
    click,
    async prepared(own: Fields = {}) {
      const order = await openPayable(shop);
      const fields = toPrepare(order, own);
      const { error, id } = await click.prepare(fields);
      if (error !== 0) throw new Error(`Prepare was answered ${error}`);
      return { order, fields, id: Number(id) };
    },
    async states(order: PayableOrder): Promise<string[]> {
      return (await readAttempts(shop, order)).map(({ state }) => state);
    },
  };
}
