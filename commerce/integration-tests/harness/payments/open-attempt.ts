import type { OrderView } from "../../../src/workflows/order/read-orders.ts";
import { clickAt, toComplete, newPaydocId, toPrepare } from "../../http/payments/click-calls.ts";
import { placeFor } from "../../http/payments/pay-order.ts";
import { createPaymeClient, newId as newPaymeId } from "../../http/payments/payme-client.ts";
import type { Buyer, Shop } from "../shop.ts";

/** The answer to a gateway: its code (0: done), and for Payme the body without the call's id. */
export interface Paid {
  code: number;
  body: string;
  state?: unknown;
}

export interface OpenAttempt {
  gateway: "payme" | "click";
  order: OrderView;
  /** Click's number of the payment */
  paydocId: string;
  /** Perform or Complete, the same each time; sent to the given shop's current process */
  pay(shop: Shop): Promise<Paid>;
  /** the refund button in Payme's merchant dashboard */
  refund(shop: Shop): Promise<Paid>;
}

/** `at`: orders of one round with different values contain different products. */
export async function openAttempt(
  shop: Shop,
  buyer: Buyer,
  gateway: OpenAttempt["gateway"],
  at: number,
): Promise<OpenAttempt> {
  const pairs = [["ring"], ["watch"], ["button"], ["limited"]];
  const order = await placeFor(shop, buyer, gateway, {
    [`scarf-${at % 9}`]: 1,
    [pairs[Math.floor(at / 9) % pairs.length]![0]!]: 1,
  });
  return gateway === "payme" ? atPayme(shop, order) : atClick(shop, order);
}

async function atPayme(shop: Shop, order: OrderView): Promise<OpenAttempt> {
  const id = newPaymeId();
  const toPaid = async (
    answer: Promise<{ text: string; result?: Record<string, unknown>; error?: { code: number } }>,
  ) => {
    const { text, result, error } = await answer;
    return { code: error?.code ?? 0, body: text.slice(0, text.lastIndexOf(',"id":')), state: result?.state };
  };
  await createPaymeClient(shop).call("CreateTransaction", {
    id,
    time: Date.now(),
    amount: order.totals.total * 100,
    account: { order_id: order.number },
  });
  return {
    gateway: "payme",
    order,
    paydocId: "",
    pay: (now) => toPaid(createPaymeClient(now).perform(id)),
    refund: (now) => toPaid(createPaymeClient(now).cancel(id, 5)),
  };
}

async function atClick(shop: Shop, order: OrderView): Promise<OpenAttempt> {
  const paydocId = newPaydocId();
  const { number, totals } = order;
  const fields = toPrepare({ number, amount: totals.total }, { click_paydoc_id: paydocId });
  const { id } = await clickAt(shop.commerce.base).prepare(fields);
  return {
    gateway: "click",
    order,
    paydocId,
    async pay(now) {
      const { error, text } = await clickAt(now.commerce.base).complete(toComplete(fields, Number(id)));
      return { code: error, body: text };
    },
    refund: () => Promise.reject(new Error("Click has no such button")),
  };
}
