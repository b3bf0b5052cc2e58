import fc from "fast-check";
import type { ClickMood } from "./flaky-click-api.ts";
import type { Method } from "./serial-rules.ts";

/** A generated call; sums, times and our number of an attempt are filled in when it is made. */
export type Move = (
  | { do: "check" | "cancel" | "sweep" | "lapse" | "overdue" }
  | { do: "create" | "prepare" | "perform" | "look"; key: number }
  | { do: "undo"; key: number; reason: number }
  | { do: "complete"; key: number; failed: boolean }
  | { do: "choose"; method: Method }
  | { do: "cancelLine"; line: number }
) & {
  wrong: boolean;
  /** with a Payme time that has already expired */
  stale: boolean;
  /** index (0 or 1) of the process to call */
  process: number;
};

/** One order's life: rounds of calls; those of a round run concurrently. */
export interface Life {
  method: Method;
  rounds: Move[][];
  /** Click's answers to refund requests for this order */
  moods: ClickMood[];
}

const rarely = fc.nat(11).map((one) => one === 0);
/** mostly the key of the first attempt */
const key = fc.nat(4).map((one) => (one === 4 ? 1 : 0));
const methods = fc.constantFrom<Method>("payme", "click", "payme", "click", "cash");

const kinds = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant("check" as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("create" as const), key }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("perform" as const), key }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("undo" as const), key, reason: fc.constantFrom(3, 5, 10) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("look" as const), key }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("prepare" as const), key }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("complete" as const), key, failed: rarely }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("choose" as const), method: methods }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("cancel" as const) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("cancelLine" as const), line: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("sweep" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("lapse" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("overdue" as const) }) },
);

const move: fc.Arbitrary<Move> = fc
  .tuple(kinds, rarely, rarely, fc.nat(1))
  .map(([kind, wrong, stale, process]) => ({ ...kind, wrong, stale, process }) as Move);

/** Starts an attempt by the chosen method, so that later rounds have something to act on. */
const first = (method: Method): Move[] =>
  method === "cash"
    ? []
    : [{ do: method === "payme" ? "create" : "prepare", key: 0, wrong: false, stale: false, process: 0 }];

/** Pays most orders, concurrently with the first generated round. */
const paying = (method: Method): Move[] => {
  const rest = { key: 0, wrong: false, stale: false, process: 1 };
  if (method === "cash") return [];
  return [method === "payme" ? { do: "perform", ...rest } : { do: "complete", failed: false, ...rest }];
};

export const life: fc.Arbitrary<Life> = fc
  .record({
    method: methods,
    rounds: fc.array(fc.array(move, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 6 }),
    pays: fc.nat(9).map((one) => one < 7),
    moods: fc.array(fc.constantFrom<ClickMood>("gives", "refuses", "gives in silence", "is silent"), {
      maxLength: 2,
    }),
  })
  .map(({ method, rounds: [second = [], ...rounds], pays, moods }) => ({
    method,
    moods,
    rounds: [first(method), [...(pays ? paying(method) : []), ...second.slice(0, 3)], ...rounds],
  }));
