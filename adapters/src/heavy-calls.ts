import { ApiError } from "./errors.ts";

export interface HeavyCallLimits {
  /** heavy calls of a person that run at once */
  concurrency: number;
  /** more of them that may wait for their turn */
  maxWaiting: number;
  /** milliseconds a call may wait */
  maxWaitMs: number;
}

export interface HeavyCalls {
  /**
   * Waits for the person's turn; whoever gets it calls what is answered here, once, when the work has ended.
   * @throws ApiError 429 too_many_requests before anything begins
   */
  takeTurn(personId: string): Promise<() => void>;
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** A screen asks for three things at a time, and the browser sends six: what waits here waits for some milliseconds. */
export const heavyCallLimits: HeavyCallLimits = { concurrency: 2, maxWaiting: 10, maxWaitMs: 5000 };

/**
 * Lets each person have few heavy calls at a time, in this process: one of them cannot keep commerce from everybody
 * else. A person who has none under way costs no memory.
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
    // Whoever ends hands its place on.
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
