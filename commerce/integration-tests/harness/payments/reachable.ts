import { byItself, outcomes, type Call, type OrderState } from "./serial-rules.ts";

/** A call and its answer; undefined when the answer was lost with the process. */
export interface Made {
  call: Call;
  answer: string | undefined;
}

/** The answer when an order stays locked too long: nothing was done. */
export const BUSY = "503 commerce_unavailable";

/** States by their JSON, so that equal ones are stored once. */
type States = Map<string, OrderState>;

const keep = (states: States, state: OrderState): boolean => {
  const name = JSON.stringify(state);
  if (states.has(name)) return false;
  states.set(name, state);
  return true;
};

/** These states and all that jobs may make of them. */
export function alone(states: Iterable<OrderState>): OrderState[] {
  const found: States = new Map();
  const queue = [...states];
  for (let state = queue.pop(); state; state = queue.pop()) {
    if (keep(found, state)) queue.push(...byItself(state));
  }
  return [...found.values()];
}

/**
 * Every state in which an order can be after concurrent calls, if they took effect one after another in some sequence
 * and each was answered as it was. Empty when no sequence explains the answers.
 */
export function reachable(before: Iterable<OrderState>, made: readonly Made[]): OrderState[] {
  // indexed by the bit set of the calls that have taken effect
  const after = Array.from({ length: 1 << made.length }, () => [] as OrderState[]);
  after[0] = alone(before);
  for (let done = 0; done < after.length; done += 1) {
    const states = done === 0 ? (after[0] ?? []) : alone(after[done] ?? []);
    after[done] = states;
    made.forEach(({ call, answer }, at) => {
      if (done & (1 << at)) return;
      const next = after[done | (1 << at)];
      for (const state of states) {
        for (const [given, then] of outcomes(state, call)) {
          if (answer === undefined || answer === given) next?.push(then);
        }
        // the process may have died before it did anything
        if (answer === undefined || answer === BUSY) next?.push(state);
      }
    });
  }
  return after.at(-1) ?? [];
}
