import { ShopError } from "../shop-error.ts";

export interface QueueLimits {
  /** jobs that run at once */
  concurrency: number;
  /** jobs that may wait for them */
  maxWaiting: number;
  /** maximum wait of a job in milliseconds; unlimited by default */
  maxWaitMs?: number;
}

export interface BoundedQueue {
  /**
   * Runs the job when its turn comes. With a `deadline` (milliseconds since 1970) it does not begin after that.
   * @throws ShopError 503 overloaded, with the seconds to wait: the job has not begun and never will
   */
  run<T>(job: () => Promise<T>, options?: { deadline?: number }): Promise<T>;
}

interface Waiting {
  begin(): void;
}

/** Weight of the latest job in the moving average of durations. */
const NEWEST = 0.2;

const LONGEST_RETRY_SECONDS = 30;

/** The error for work that was not begun for lack of time or capacity. */
export function overloaded(seconds = 0): ShopError {
  const retryAfter = Math.min(LONGEST_RETRY_SECONDS, Math.max(1, Math.ceil(seconds)));
  return new ShopError(503, "overloaded", "Too much to do at once", { retryAfter });
}

/**
 * Limits the work of one process: jobs that run at once, jobs that wait, and how long they may wait. A job that would
 * wait longer is rejected at once, judging by the latest durations, and not after the wait.
 */
export function createBoundedQueue({
  concurrency,
  maxWaiting,
  maxWaitMs = Infinity,
}: QueueLimits): BoundedQueue {
  let free = concurrency;
  let usualMs = 0;
  const line: Waiting[] = [];

  const expectedMs = () => ((line.length + 1) * usualMs) / concurrency;

  const refusal = () => overloaded(expectedMs() / 1000);

  function takeTurn(longestMs: number): Promise<void> {
    return new Promise((begin, refuse) => {
      const waiting = {
        begin: () => {
          clearTimeout(timer);
          begin();
        },
      };
      const giveUp = () => {
        line.splice(line.indexOf(waiting), 1);
        refuse(refusal());
      };
      const timer = Number.isFinite(longestMs) ? setTimeout(giveUp, longestMs) : undefined;
      line.push(waiting);
    });
  }

  return {
    async run(job, { deadline = Infinity } = {}) {
      const longestMs = Math.min(maxWaitMs, deadline - Date.now());
      if (longestMs <= 0) throw refusal();
      if (free > 0) free -= 1;
      else if (line.length >= maxWaiting || expectedMs() > longestMs) throw refusal();
      // A finished job passes its slot to the next.
      else await takeTurn(longestMs);
      const began = performance.now();
      try {
        return await job();
      } finally {
        usualMs += (performance.now() - began - usualMs) * NEWEST;
        const next = line.shift();
        if (next) next.begin();
        else free += 1;
      }
    },
  };
}
