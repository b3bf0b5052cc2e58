import { confirmationMinutes } from "@bezak/contract/confirmation-lives.ts";
import { createStore, type Store } from "./store.ts";

/** What a proof is asked for; a change of the own account is confirmed each time. */
export type ConfirmedFor = keyof typeof confirmationMinutes;

/** Shorter than the server accepts a confirmation, so that it seldom expires on the way. */
const MARGIN_MS = 30_000;

/** Proof for the server that the user has just entered the password; stored for some minutes. */
export interface PasswordConfirmation {
  /** whether the password prompt is open */
  asking: Store<boolean>;
  /**
   * The stored proof, or that of a new prompt; null when no prompt is mounted or the user cancels it. `isFresh`: never the
   * stored one.
   */
  proof(isFresh?: boolean): Promise<string | null>;
  /** Stores the proof of a prompt for as long as it can be used. */
  settle(proof: string | null, purpose?: ConfirmedFor): void;
  /** Forgets a proof that the server rejected. */
  drop(): void;
  /** Registers a prompt; the returned function removes it. */
  attend(): () => void;
}

export function createConfirmation(now: () => number = () => performance.now()): PasswordConfirmation {
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
    proof(isFresh = false) {
      if (!isFresh && held && held.until > now()) return Promise.resolve(held.proof);
      if (hosts === 0) return Promise.resolve(null);
      const { promise, resolve } = Promise.withResolvers<string | null>();
      waiting.push(resolve);
      asking.set(true);
      return promise;
    },
    settle(proof, purpose = "ownAccount") {
      const heldMs = confirmationMinutes[purpose] * 60_000 - MARGIN_MS;
      // cancelling one prompt leaves an earlier proof as it was
      if (proof !== null) held = { proof, until: now() + heldMs };
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
