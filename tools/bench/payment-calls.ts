import { createHash, randomBytes, randomInt } from "node:crypto";

const PAYME_KEY = "bezak-bench-payme-key-0123456789";
const CLICK_SECRET = "bezak-bench-click-secret";
const CLICK_SERVICE = "12345";

/** An unpaid order, and how far its payment has come. */
export interface PayableOrder {
  gateway: "payme" | "click";
  number: string;
  /** in sum */
  amount: number;
  /** calls made so far */
  step: number;
  id: string;
  prepareId?: number;
}

/** The calls of one payment in the order in which each gateway makes them. */
export const gatewayCalls = {
  payme: ["CheckPerformTransaction", "CreateTransaction", "CheckTransaction", "PerformTransaction"],
  click: ["Prepare", "Complete"],
} as const;

/** For equal numbers of Payme and Click orders. */
export const CALLS_PER_ORDER = (gatewayCalls.payme.length + gatewayCalls.click.length) / 2;

export const newPaymentId = (gateway: PayableOrder["gateway"]): string =>
  gateway === "payme" ? randomBytes(12).toString("hex") : String(randomInt(1e9, 2e14));

/** Commerce's environment; `click` is the address of Click's Merchant API. */
export const gatewayKeys = (click: string): Record<string, string> => ({
  PAYMENTS_MODE: "test",
  PAYME_MERCHANT_ID: "5e730e8e0b852a417aa49ceb",
  PAYME_KEY,
  PAYME_CHECKOUT_URL: `${click}/payme`,
  CLICK_SERVICE_ID: CLICK_SERVICE,
  CLICK_MERCHANT_ID: "54321",
  CLICK_MERCHANT_USER_ID: "777",
  CLICK_SECRET_KEY: CLICK_SECRET,
  CLICK_API_URL: `${click}/v2/merchant`,
  CLICK_PAY_URL: `${click}/pay`,
});

/**
 * Makes an order's next call to the shop; gives its name, and "last" when no call follows.
 * @throws Error when it is refused: a fast refusal is no result
 */
export async function makeNextCall(
  home: string,
  order: PayableOrder,
): Promise<{ call: string; last: boolean }> {
  const calls = gatewayCalls[order.gateway];
  const call = calls[order.step];
  if (!call) throw new Error(`No call is left for order ${order.number}`);
  const answer = await (order.gateway === "payme" ? askPayme : askClick)(home, order, call);
  if (answer.error) throw new Error(`${call} of order ${order.number}: ${JSON.stringify(answer)}`);
  if (typeof answer.merchant_prepare_id === "number") order.prepareId = answer.merchant_prepare_id;
  order.step += 1;
  return { call, last: order.step === calls.length };
}

type Answer = Record<string, unknown>;

async function askPayme(home: string, { id, number, amount }: PayableOrder, method: string): Promise<Answer> {
  const payable = { amount: amount * 100, account: { order_id: number } };
  const params = {
    ...(method === "CheckPerformTransaction" ? {} : { id }),
    ...(method === "CheckPerformTransaction" || method === "CreateTransaction" ? payable : {}),
    ...(method === "CreateTransaction" ? { time: Date.now() } : {}),
  };
  const response = await fetch(`${home}/payments/payme`, {
    method: "POST",
    headers: {
      "content-type": "text/json; charset=UTF-8",
      authorization: `Basic ${Buffer.from(`Paycom:${PAYME_KEY}`).toString("base64")}`,
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  return (await response.json()) as Answer;
}

async function askClick(
  home: string,
  { id, number, amount, prepareId }: PayableOrder,
  call: string,
): Promise<Answer> {
  const isComplete = call === "Complete";
  const [prepared, action] = isComplete ? [String(prepareId), "1"] : ["", "0"];
  const sum = `${amount}.00`;
  const at = "2026-11-22 12:00:00";
  const signed = [id, CLICK_SERVICE, CLICK_SECRET, number, prepared, sum, action, at].join("");
  const response = await fetch(`${home}/payments/click/${call.toLowerCase()}`, {
    method: "POST",
    body: new URLSearchParams({
      click_trans_id: id,
      service_id: CLICK_SERVICE,
      click_paydoc_id: id,
      merchant_trans_id: number,
      ...(isComplete ? { merchant_prepare_id: prepared } : {}),
      amount: sum,
      action,
      error: "0",
      error_note: "Success",
      sign_time: at,
      sign_string: createHash("md5").update(signed).digest("hex"),
    }),
  });
  return (await response.json()) as Answer;
}
