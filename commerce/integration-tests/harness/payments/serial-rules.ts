/**
 * The serial rules of one order's payment: effect and answer of each call, written from the protocols and independently
 * of the tested code. Every step is atomic; what is not (a sweep, a cancellation whose refund comes later) is several
 * steps.
 */
export type Method = "payme" | "click" | "cash";
export type AttemptState = "open" | "paid" | "cancelled" | "refunded";

export interface Attempt {
  gateway: "payme" | "click";
  /** which of the gateway's ids for this order */
  key: number;
  /** the lines that its amount covers: those not cancelled when it began */
  lines: string;
  state: AttemptState;
  /** its time is over, though nothing may have recorded it yet */
  lapsed: boolean;
}

export interface OrderState {
  method: Method;
  /** one character for each line: 1 active, 0 cancelled */
  lines: string;
  /** lines covered by the amount payable */
  payable: string;
  closed: boolean;
  /** the payment deadline has passed */
  overdue: boolean;
  /** oldest first */
  attempts: readonly Attempt[];
}

/** A concurrent call; `known`: Click has received our number of the attempt. */
export type Call =
  | { do: "check"; lines: string }
  | { do: "create"; key: number; lines: string; lapsed: boolean; stale: boolean }
  | { do: "perform"; key: number }
  | { do: "undo"; key: number; reason: number }
  | { do: "look"; key: number }
  | { do: "prepare"; key: number; lines: string }
  | { do: "complete"; key: number; lines: string; known: boolean; failed: boolean }
  | { do: "choose"; method: Method }
  | { do: "cancel" }
  | { do: "cancelLine"; line: number }
  | { do: "sweep" }
  | { do: "lapse" }
  | { do: "overdue" };

/** An allowed answer and the state after it. */
export type Outcome = readonly [answer: string, after: OrderState];

const isHolding = ({ state }: Attempt) => state === "open" || state === "paid";
const findHolding = ({ attempts }: OrderState) => attempts.find(isHolding);
const findPaid = ({ attempts }: OrderState) => attempts.find(({ state }) => state === "paid");
const isRefundedByPayme = ({ attempts }: OrderState) =>
  attempts.some(({ gateway, state }) => gateway === "payme" && state === "refunded");
/** The payment deadline no longer applies. */
const wasPaid = ({ attempts }: OrderState) =>
  attempts.some(({ state }) => state === "paid" || state === "refunded");
const isPrepaid = ({ method }: OrderState) => method !== "cash";
const findAttempt = ({ attempts }: OrderState, gateway: Attempt["gateway"], key: number) =>
  attempts.find((one) => one.gateway === gateway && one.key === key);

function put(order: OrderState, of: Attempt, change: Partial<Attempt>): OrderState {
  return { ...order, attempts: order.attempts.map((one) => (one === of ? { ...one, ...change } : one)) };
}

const begin = (order: OrderState, gateway: Attempt["gateway"], key: number): OrderState => ({
  ...order,
  attempts: [...order.attempts, { gateway, key, lines: order.payable, state: "open", lapsed: false }],
});

const close = (order: OrderState): OrderState => ({
  ...order,
  closed: true,
  lines: order.lines.replaceAll("1", "0"),
});

/** Every outcome that the rules allow for a call in this state. */
export function outcomes(order: OrderState, call: Call): Outcome[] {
  switch (call.do) {
    case "check":
      return [[refusedByPayme(order, call.lines) ?? "0", order]];
    case "create":
      return [create(order, call)];
    case "perform":
      return [perform(order, findAttempt(order, "payme", call.key))];
    case "undo":
      return [undo(order, findAttempt(order, "payme", call.key))];
    case "look": {
      const found = findAttempt(order, "payme", call.key);
      return [[found ? paymeState[found.state] : "-31003", order]];
    }
    case "prepare":
      return [prepare(order, call)];
    case "complete":
      return [complete(order, call)];
    case "choose":
      return choose(order, call.method);
    case "cancel":
      return [cancel(order)];
    case "cancelLine":
      return [cancelLine(order, call.line)];
    case "sweep":
      // its effects may also happen by themselves at any moment
      return [["", order]];
    case "lapse":
      return [["", { ...order, attempts: order.attempts.map((one) => lapse(one)) }]];
    case "overdue":
      return [["", isPrepaid(order) && !wasPaid(order) ? { ...order, overdue: true } : order]];
  }
}

const lapse = (one: Attempt): Attempt => (one.state === "open" ? { ...one, lapsed: true } : one);
const paymeState: Record<AttemptState, string> = { open: "1", paid: "2", cancelled: "-1", refunded: "-2" };

/** What jobs do sooner or later, one step each. */
export function pendingSteps(order: OrderState): OrderState[] {
  const after: OrderState[] = [];
  const held = findHolding(order);
  if (held?.state === "open" && held.lapsed) after.push(put(order, held, { state: "cancelled" }));
  if (order.overdue && !order.closed && !held) after.push(close(order));
  // a refund by Payme's button closes the order
  if (isRefundedByPayme(order) && !order.closed) after.push(close(order));
  return after;
}

/** These, and what a gateway may do or refuse: Click is asked to refund a cancelled order. */
export function byItself(order: OrderState): OrderState[] {
  const held = findHolding(order);
  const goesBack = order.closed && held?.gateway === "click" && held.state === "paid";
  return [...pendingSteps(order), ...(goesBack ? [put(order, held, { state: "refunded" })] : [])];
}

function refusedByPayme(order: OrderState, lines: string): string | undefined {
  const held = findHolding(order);
  if (held?.state === "paid") return "-31051";
  if (order.closed || isRefundedByPayme(order)) return "-31053";
  if (lines !== order.payable) return "-31001";
  if (held?.gateway === "payme") return "-31008";
  if (held || order.method !== "payme") return "-31052";
  return order.overdue ? "-31053" : undefined;
}

function create(order: OrderState, { key, lines, lapsed, stale }: Call & { do: "create" }): Outcome {
  const known = findAttempt(order, "payme", key);
  if (!known) {
    const refused = refusedByPayme(order, lines) ?? (stale ? "-31008" : undefined);
    return refused ? [refused, order] : ["1", begin(order, "payme", key)];
  }
  if (lines !== known.lines) return ["-31001", order];
  if (known.state !== "open" || lapsed !== known.lapsed || stale) return ["-31008", order];
  return known.lapsed ? ["-31008", put(order, known, { state: "cancelled" })] : ["1", order];
}

function perform(order: OrderState, known: Attempt | undefined): Outcome {
  if (!known) return ["-31003", order];
  if (known.state === "paid") return ["2", order];
  if (known.state !== "open") return ["-31008", order];
  if (known.lapsed) return ["-31008", put(order, known, { state: "cancelled" })];
  return ["2", put({ ...order, overdue: false }, known, { state: "paid" })];
}

function undo(order: OrderState, known: Attempt | undefined): Outcome {
  if (!known) return ["-31003", order];
  if (known.state === "open") return ["-1", put(order, known, { state: "cancelled" })];
  if (known.state === "paid") return ["-2", put(order, known, { state: "refunded" })];
  return [known.state === "cancelled" ? "-1" : "-2", order];
}

function prepare(order: OrderState, { key, lines }: Call & { do: "prepare" }): Outcome {
  const own = findAttempt(order, "click", key);
  if (findPaid(order)) return ["-4", order];
  if (lines !== (own ?? { lines: order.payable }).lines) return ["-2", order];
  if (own) {
    if (own.state !== "open") return ["-9", order];
    return own.lapsed ? ["-9", put(order, own, { state: "cancelled" })] : ["0", order];
  }
  const held = findHolding(order);
  if (held && !(held.gateway === "click" && held.lapsed)) return ["-9", order];
  const free = held ? put(order, held, { state: "cancelled" }) : order;
  if (free.closed || free.method !== "click" || free.overdue) return ["-9", free];
  return ["0", begin(free, "click", key)];
}

function complete(order: OrderState, { key, lines, known, failed }: Call & { do: "complete" }): Outcome {
  const own = findAttempt(order, "click", key);
  if (!own || !known) return ["-6", order];
  if (own.state === "paid") return [failed ? "-9" : "-4", order];
  if (lines !== own.lines) return ["-2", order];
  if (own.state !== "open") return ["-9", order];
  if (failed || own.lapsed) return ["-9", put(order, own, { state: "cancelled" })];
  return ["0", put({ ...order, overdue: false }, own, { state: "paid" })];
}

function choose(order: OrderState, method: Method): Outcome[] {
  const paid: Outcome = ["409 already_paid", order];
  const closed: Outcome = ["409 payment_closed", order];
  if (findPaid(order)) return [paid];
  // which of the two depends on how far the accounts are, not on the order
  if (order.attempts.some(({ state }) => state === "refunded")) return [paid, closed];
  if (order.closed || (order.overdue && isPrepaid(order))) return [closed];
  if (findHolding(order)) return [["409 payment_in_progress", order]];
  return [["201", { ...order, method, overdue: method === "cash" ? false : order.overdue }]];
}

function cancel(order: OrderState): Outcome {
  if (order.closed) return ["200", order];
  return findHolding(order)?.state === "open" ? ["409 payment_in_progress", order] : ["200", close(order)];
}

function cancelLine(order: OrderState, line: number): Outcome {
  if (order.lines[line] === "0") return ["200", order];
  if (findHolding(order)?.state === "open") return ["409 payment_in_progress", order];
  const lines = [...order.lines].map((one, at) => (at === line ? "0" : one)).join("");
  if (!lines.includes("1")) return ["200", close(order)];
  return ["200", { ...order, lines, payable: findPaid(order) ? order.payable : lines }];
}
