import { ApiError } from "./errors.ts";

export interface HeavyCallLimits {
  /** heavy calls of one person that run at the same time */
  concurrency: number;
  /** further calls that may wait for their turn */
  maxWaiting: number;
  /** milliseconds that a call may wait */
  maxWaitMs: number;
}

export interface HeavyCalls {
  /**
   * Waits for the person's turn; the caller must call the returned function when its work has ended.
   * @throws ApiError 429 too_many_requests before anything begins
   */
  takeTurn(personId: string): Promise<() => void>;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** A page makes up to three heavy calls at once and a browser sends at most six requests, so a wait takes milliseconds. */
export const heavyCallLimits: HeavyCallLimits = { concurrency: 2, maxWaiting: 10, maxWaitMs: 5000 };

/**
 * Limits the heavy calls of each person in this process, so that one person cannot block commerce for the others. A
 * person without running calls uses no memory.
 */
export function createHeavyCalls({ concurrency, maxWaiting, maxWaitMs } = heavyCallLimits): HeavyCalls {
  const lines = new Map<string, Line>();

  function getQueue(personId: string): Line {
    const line = lines.get(personId) ?? { running: 0, waiting: [] };
    lines.set(personId, line);
    return line;
  }

  function end(personId: string, line: Line): void {
    const next = line.waiting.shift();
    // The ending call passes its turn on, so the number of running calls does not change.
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(personId);
  }

  function waitIn(line: Line): Promise<void> {
    return new Promise((begin, refuse) => {
      const giveUp = () => {
        line.waiting.splice(line.waiting.indexOf(turn), 1);
        refuse(new ApiError("too_many_requests"));
      };
      const timer = setTimeout(giveUp, maxWaitMs);
      const turn = () => {
        clearTimeout(timer);
        begin();
      };
      line.waiting.push(turn);
    });
  }

  return {
    async takeTurn(personId) {
      const line = getQueue(personId);
      if (line.running < concurrency) line.running += 1;
      else if (line.waiting.length >= maxWaiting) throw new ApiError("too_many_requests");
      else await waitIn(line);
      let ended = false;
      return () => {
        if (!ended) end(personId, line);
        ended = true;
      };
    },
  };
}
