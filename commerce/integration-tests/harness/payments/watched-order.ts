import {
  clickAt,
  toComplete,
  newId as newClickId,
  newPaydocId,
  toPrepare,
  type Fields,
} from "../../http/payments/click-calls.ts";
import { createPaymeClient, HALF_DAY, newId as newPaymeId } from "../../http/payments/payme-client.ts";
import { placeFor } from "../../http/payments/pay-order.ts";
import type { CommerceProcess } from "../commerce-process.ts";
import type { Buyer, Shop } from "../shop.ts";
import type { FlakyClickApi } from "./flaky-click-api.ts";
import type { Life, Move } from "./moves.ts";
import { BUSY } from "./reachable.ts";
import type { Call, OrderState, Attempt } from "./serial-rules.ts";
import { lapseAttempts, passHold, type AttemptRow } from "./payment-rows.ts";

/** One parcel of one line and one of two. */
const handles = ["ring", "button", "scarf-1"] as const;

export type WatchedOrder = Awaited<ReturnType<typeof placeWatched>>;

/** A real order with the ids that gateways use for it. */
export async function placeWatched(shop: Shop, buyer: Buyer, click: FlakyClickApi, life: Life) {
  const order = await placeFor(shop, buyer, life.method, { ring: 1, button: 3, "scarf-1": 2 });
  const toLine = (handle: string) =>
    order.items.find(({ product }) => product.id === shop.productIds(handle).productId)!;
  const lines = handles.map(toLine);
  const delivery = order.totals.total - lines.reduce((sum, { total }) => sum + total, 0);
  const started = Date.now();
  const keys = [0, 1].map(() => ({
    payme: newPaymeId(),
    clickTransId: newClickId(),
    paydocId: newPaydocId(),
  }));
  for (const { paydocId } of keys) click.moods.set(paydocId, [...life.moods]);
  return {
    order,
    lines,
    keys,
    timeOf: (key: number) => started + key,
    sumOf: (of: string) =>
      lines.reduce(
        (sum, { total }, at) => sum + (of[at] === "1" ? total : 0),
        of.includes("1") ? delivery : 0,
      ),
    start: {
      method: life.method,
      lines: "111",
      payable: "111",
      closed: false,
      overdue: false,
      attempts: [],
    } satisfies OrderState as OrderState,
  };
}

/** Every set of lines that an amount can cover: "111", "110", ... */
const counts = ["111", "110", "101", "100", "011", "010", "001"];

export function getLines({ sumOf }: WatchedOrder, amount: number): string {
  return counts.find((count) => sumOf(count) === amount) ?? "";
}

/** Turns a move into the call that the rules know, from the current rows of the ledger. */
export function toCall(
  watched: WatchedOrder,
  move: Move,
  attempts: readonly AttemptRow[],
  payableAmount: number,
): Call {
  const of = (gateway: Attempt["gateway"], key: number) =>
    attempts.find((one) => isOf(watched, one, gateway, key));
  const linesFor = (own?: AttemptRow) => {
    const right = getLines(watched, own?.amount ?? payableAmount);
    return move.wrong ? (counts.find((count) => count !== right) ?? "") : right;
  };
  switch (move.do) {
    case "check":
      return { do: "check", lines: linesFor() };
    case "create": {
      const own = of("payme", move.key);
      const lapsed = own !== undefined && own.gatewayTime !== watched.timeOf(move.key);
      return { do: "create", key: move.key, lines: linesFor(own), lapsed, stale: move.stale };
    }
    case "prepare":
      return { do: "prepare", key: move.key, lines: linesFor(of("click", move.key)) };
    case "complete": {
      const own = of("click", move.key);
      const { key, failed } = move;
      return { do: "complete", key, failed, lines: linesFor(own), known: own !== undefined };
    }
    case "perform":
    case "look":
      return { do: move.do, key: move.key };
    case "undo":
      return { do: "undo", key: move.key, reason: move.reason };
    case "choose":
      return { do: "choose", method: move.method };
    case "cancelLine":
      return { do: "cancelLine", line: move.line };
    default:
      return { do: move.do };
  }
}

export const isOf = (
  { keys }: WatchedOrder,
  { gateway, externalId }: AttemptRow,
  name: Attempt["gateway"],
  key: number,
): boolean =>
  gateway === name && externalId === (name === "payme" ? keys[key]?.payme : keys[key]?.clickTransId);

/** The answer to a call: `short` for the rules; `whole` must be the same for a repeat. */
export interface Reply {
  short: string;
  whole?: string;
}

export interface CallContext {
  shop: Shop;
  buyer: Buyer;
  process: CommerceProcess;
  watched: WatchedOrder;
  attempts: readonly AttemptRow[];
}

/** Sends the call to a process as its gateway, buyer or job does. */
export async function makeCall(context: CallContext, call: Call): Promise<Reply> {
  const { shop, watched } = context;
  switch (call.do) {
    case "check":
    case "create":
    case "perform":
    case "undo":
    case "look":
      return askPayme(context, call);
    case "prepare":
    case "complete":
      return askClick(context, call);
    case "choose":
      return askShop(context, "POST", "/customer/payments", {
        orderId: watched.order.id,
        method: call.method,
      });
    case "cancel":
      return askShop(context, "PATCH", `/customer/orders/${watched.order.id}/cancel`, {});
    case "cancelLine": {
      const itemId = watched.lines[call.line]?.id;
      return askShop(context, "PATCH", `/customer/orders/${watched.order.id}/cancel`, { itemId });
    }
    case "sweep":
      await context.process.run("sweep-payments.ts");
      return { short: "" };
    case "lapse":
      await lapseAttempts(shop.db, watched.order.id, HALF_DAY + 3_600_000);
      return { short: "" };
    case "overdue":
      await passHold(shop.db, watched.order.id);
      return { short: "" };
  }
}

/** What a gateway gets for an order that stays locked too long, where a buyer gets `BUSY`. */
const PAYME_FAULT = -32400;
const CLICK_FAULT = -7;

type PaymeCall = Extract<Call, { do: "check" | "create" | "perform" | "undo" | "look" }>;

async function askPayme({ shop, process, watched }: CallContext, call: PaymeCall): Promise<Reply> {
  const payme = createPaymeClient({ ...shop, commerce: process });
  const id = "key" in call ? (watched.keys[call.key]?.payme ?? "") : "";
  const payable = "lines" in call ? getPayable(watched, call.lines) : undefined;
  const answerTo = () => {
    switch (call.do) {
      case "check":
        return payme.call("CheckPerformTransaction", { ...payable });
      case "create": {
        const fresh = watched.timeOf(call.key) - (call.lapsed ? HALF_DAY + 3_600_000 : 0);
        const time = call.stale ? fresh - 2 * HALF_DAY : fresh;
        return payme.call("CreateTransaction", { id, time, ...payable });
      }
      case "perform":
        return payme.perform(id);
      case "undo":
        return payme.cancel(id, call.reason);
      case "look":
        return payme.look(id);
    }
  };
  const { result, error, text } = await answerTo();
  if (error) return { short: error.code === PAYME_FAULT ? BUSY : String(error.code) };
  if (call.do === "check") return { short: "0" };
  const state = String(result?.state);
  const whole = text.slice(0, text.lastIndexOf(',"id":'));
  return call.do === "look"
    ? { short: state }
    : { short: state, whole: `${call.do} ${call.key} ${state} ${whole}` };
}

const getPayable = (watched: WatchedOrder, lines: string) => ({
  amount: watched.sumOf(lines) * 100,
  account: { order_id: watched.order.number },
});

type ClickCall = Extract<Call, { do: "prepare" | "complete" }>;

async function askClick({ process, watched, attempts }: CallContext, call: ClickCall): Promise<Reply> {
  const ids = watched.keys[call.key]!;
  const fields = toPrepare(
    { number: watched.order.number, amount: watched.sumOf(call.lines) },
    { click_trans_id: ids.clickTransId, click_paydoc_id: ids.paydocId },
  );
  const click = clickAt(process.base);
  if (call.do === "prepare") return toClickReply(call, await click.prepare(fields));
  const own = attempts.find((one) => isOf(watched, one, "click", call.key));
  const failed: Fields = call.failed ? { error: "-5017", error_note: "Payment failed" } : {};
  return toClickReply(call, await click.complete(toComplete(fields, call.known ? own!.no : 0, failed)));
}

const toClickReply = (
  { do: name, key }: ClickCall,
  { error, text }: { error: number; text: string },
): Reply =>
  error === 0
    ? { short: "0", whole: `${name} ${key} 0 ${text}` }
    : { short: error === CLICK_FAULT ? BUSY : String(error) };

async function askShop(
  { process, buyer }: CallContext,
  method: string,
  path: string,
  body: object,
): Promise<Reply> {
  const answer = await process.call<{ code?: string }>(method, path, { token: buyer.token, body });
  const { code } = answer.body;
  return { short: answer.status < 400 ? String(answer.status) : `${answer.status} ${code}` };
}
