import { setTimeout as wait } from "node:timers/promises";
import type { Exchange } from "../http/exchange.ts";
import { askShop, callbackFields, readCallbackReply } from "./callback.ts";
import { charge } from "./charge.ts";
import type { AtmosContext } from "./context.ts";
import type { AtmosTransaction } from "./transactions.ts";

/** What the payer (or whoever tests) may choose once the code is right. */
export const confirmActions = ["pay", "slow", "twice", "lose", "fail"] as const;

export type ConfirmAction = (typeof confirmActions)[number];

export interface Confirmation {
  /** paid, denied by the shop, or failed at the bank after the shop said yes */
  end: "paid" | "denied" | "failed";
  exchanges: Exchange[];
  /** the shop's or the bank's words */
  message: string;
}

const SLOW_MILLISECONDS = 5_000;

/** Asks the shop, obeys it, and takes the money. Nobody tells the shop how it ended: it has to ask (`get`). */
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
