import { createStore, type Store } from "./store.ts";

/** Less than the server lets a proof hold, so that a call seldom comes too late. */
const HELD_MS = 4.5 * 60_000;

/** What proves to the server that the person is there, asked for when a call needs it and held for some minutes. */
export interface Confirmation {
  /** somebody is being asked */
  asking: Store<boolean>;
  /** The proof that is held, or what the person answers; null when nobody asks here, or the person would rather not. */
  proof(): Promise<string | null>;
  settle(proof: string | null): void;
  /** Forgets a proof that the server did not take. */
  drop(): void;
  /** Says that questions are asked from now on; call what it gives once they are not. */
  attend(): () => void;
}

export function createConfirmation(now: () => number = () => performance.now()): Confirmation {
  const asking = createStore(false);
  let held: { proof: string; until: number } | null = null;
  let waiting: ((proof: string | null) => void)[] = [];
  let hosts = 0;

  function answer(proof: string | null): void {
    const answered = waiting;
    waiting = [];
    asking.set(false);
    for (const resolve of answered) resolve(proof);
  }

  return {
    asking,
    proof() {
      if (held && held.until > now()) return Promise.resolve(held.proof);
      if (hosts === 0) return Promise.resolve(null);
      const { promise, resolve } = Promise.withResolvers<string | null>();
      waiting.push(resolve);
      asking.set(true);
      return promise;
    },
    settle(proof) {
      held = proof === null ? null : { proof, until: now() + HELD_MS };
      answer(proof);
    },
    drop: () => void (held = null),
    attend() {
      hosts += 1;
      return () => {
        hosts -= 1;
        if (hosts === 0) answer(null);
      };
    },
  };
}
