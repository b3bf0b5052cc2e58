import { setTimeout as wait } from "node:timers/promises";
import type { Exchange } from "../http/exchange.ts";
import { askShop, callbackFields, readCallbackReply } from "./callback.ts";
import { charge } from "./charge.ts";
import type { AtmosContext } from "./context.ts";
import type { AtmosTransaction } from "./transactions.ts";

/** Choices of the payer (or the tester) after the right code. */
export const confirmActions = ["pay", "slow", "twice", "lose", "fail"] as const;

export type ConfirmAction = (typeof confirmActions)[number];

export interface Confirmation {
  /** paid, denied by the shop, or failed at the bank after the shop agreed */
  end: "paid" | "denied" | "failed";
  exchanges: Exchange[];
  /** the message of the shop or the bank */
  message: string;
}

const SLOW_MILLISECONDS = 5_000;

/** Asks the shop and takes the money if it agrees. The shop is not notified of the result: it has to ask (`get`). */
export async function confirm(
  { settings, faults }: AtmosContext,
  transaction: AtmosTransaction,
  action: ConfirmAction,
): Promise<Confirmation> {
  const exchanges: Exchange[] = [];
  const call = async (lose = false) => {
    transaction.callbacks += 1;
    const exchange = await askShop(settings, callbackFields(transaction, settings), { lose });
    exchanges.push(exchange);
    return readCallbackReply(exchange);
  };
  const { account } = transaction;
  if (action === "lose" || faults.take("atmos", "lose_reply", { on: "callback", account })) await call(true);
  const reply = await call();
  if (action === "twice") await call();
  if (reply?.status !== 1) {
    transaction.state = "closed";
    return { end: "denied", exchanges, message: reply?.message ?? "" };
  }
  if (action === "slow") await wait(SLOW_MILLISECONDS);
  if (action === "fail") {
    transaction.state = "closed";
    return { end: "failed", exchanges, message: "" };
  }
  const answer = charge(transaction, settings.atmos.storeId);
  const { code, description } = answer.result as { code: string; description: string };
  return code === "OK"
    ? { end: "paid", exchanges, message: reply.message }
    : { end: "failed", exchanges, message: description };
}
