import type { CommerceProcess } from "../commerce-process.ts";
import { PATIENCE_MS } from "../retry-while-busy.ts";
import type { Buyer, Shop } from "../shop.ts";
import type { FlakyClickApi } from "./flaky-click-api.ts";
import type { Life, Move } from "./moves.ts";
import { readPayable, readAttempts } from "./payment-rows.ts";
import { alone, BUSY, reachable, type Made } from "./reachable.ts";
import { pendingSteps, type Method, type OrderState, type AttemptState } from "./serial-rules.ts";
import { toCall, isOf, getLines, makeCall, placeWatched, type WatchedOrder } from "./watched-order.ts";

/** A shop with two processes, one of which may be dead. */
export interface World {
  shop: Shop;
  /** one for each life: a buyer's orders are placed one after another */
  buyers: Buyer[];
  click: FlakyClickApi;
  /** the processes to call; the second may be replaced while it restarts */
  processes: CommerceProcess[];
  /** killed processes: their answers are lost */
  dead: Set<CommerceProcess>;
}

/** What happened to an order, and the states in which the serial rules say it can be. */
export interface Lived {
  watched: WatchedOrder;
  buyer: Buyer;
  history: string[];
  states: OrderState[];
}

/**
 * Runs an order's life: rounds one after another, the calls of a round concurrently.
 * @throws Error with the history when no sequence of the calls explains their answers, or a repeat gets another answer
 */
export async function live(world: World, buyer: Buyer, life: Life): Promise<Lived> {
  const watched = await placeWatched(world.shop, buyer, world.click, life);
  const lived: Lived = {
    watched,
    buyer,
    history: [`${watched.order.id} ${life.method}`],
    states: [watched.start],
  };
  const replies = new Map<string, string>();
  for (const round of life.rounds) {
    const made = await Promise.all(await runMoves(world, lived, round));
    lived.history.push(made.map(({ call, answer }) => `${JSON.stringify(call)} -> ${answer}`).join("\n    "));
    lived.states = reachable(lived.states, made);
    if (lived.states.length === 0)
      throw new Error(`No sequence of calls explains\n${lived.history.join("\n  ")}`);
    for (const { whole } of made) {
      if (!whole) continue;
      const name = whole.slice(0, whole.indexOf("{"));
      const before = replies.get(name) ?? whole;
      if (before !== whole) throw new Error(`A repeat was answered ${whole}\nafter ${before}`);
      replies.set(name, whole);
    }
  }
  return lived;
}

/** Starts every call of a round, with the sums and times of this moment. */
async function runMoves({ shop, processes, dead }: World, { watched, buyer }: Lived, round: Move[]) {
  const [attempts, payable] = [
    await readAttempts(shop.db, watched.order.id),
    await readPayable(shop.db, watched.order.id),
  ];
  return round.map(async (move): Promise<Made & { whole?: string }> => {
    const call = toCall(watched, move, attempts, payable.amount);
    const process = processes[move.process] ?? shop.commerce;
    try {
      const attempt = () => makeCall({ shop, buyer, process, watched, attempts }, call);
      const end = Date.now() + PATIENCE_MS;
      let { short, whole } = await attempt();
      // a busy machine may refuse a call before it begins; callers are told to repeat it
      while (short === BUSY && dead.size === 0 && Date.now() < end) ({ short, whole } = await attempt());
      // beyond that only the lease of a dead process can lock an order
      if (short === BUSY && dead.size === 0) throw new Error(`${JSON.stringify(call)} waited too long`);
      return { call, answer: short, whole };
    } catch (error) {
      if (!dead.has(process)) throw error;
      return { call, answer: undefined };
    }
  });
}

/** What is wrong with an order at rest when its rows match no state that the rules allow; undefined when they match. */
export async function disagreement({ shop }: World, { watched, states, history }: Lived) {
  const { id } = watched.order;
  const [payable, rows] = [await readPayable(shop.db, id), await readAttempts(shop.db, id)];
  const is = {
    closed: payable.closed,
    // a closed order cannot be paid, so these no longer matter
    ...(payable.closed ? {} : { method: payable.method as Method, overdue: payable.overdue }),
    attempts: rows.map((row) => ({
      gateway: row.gateway,
      key: isOf(watched, row, row.gateway, 0) ? 0 : 1,
      lines: getLines(watched, row.amount),
      state: row.state as AttemptState,
    })),
  };
  const allowed = alone(states).filter((state) => pendingSteps(state).length === 0);
  const text = JSON.stringify(is);
  const texts = new Set(allowed.map((state) => JSON.stringify(view(state))));
  return texts.has(text) ? undefined : { is: text, allowed: [...texts], history };
}

/** The final state as words, for statistics. */
export async function readFinalState({ shop }: World, { watched }: Lived): Promise<string[]> {
  const { closed } = await readPayable(shop.db, watched.order.id);
  const attempts = await readAttempts(shop.db, watched.order.id);
  return [...(closed ? ["closed"] : []), ...attempts.map(({ gateway, state }) => `${gateway} ${state}`)];
}

const view = ({ closed, method, overdue, attempts }: OrderState) => ({
  closed,
  ...(closed ? {} : { method, overdue }),
  attempts: attempts.map(({ gateway, key, lines, state }) => ({ gateway, key, lines, state })),
});
