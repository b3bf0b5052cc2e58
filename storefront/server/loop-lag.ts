import { monitorEventLoopDelay } from "node:perf_hooks";

/** Milliseconds between two samples; a delayed sample measures the delay. */
const RESOLUTION_MS = 20;

export interface LoopLagOptions {
  /**
   * Milliseconds of a turn of the event loop that count as late. A call takes four or five turns (its header, its
   * session, commerce's answer), so at 200 it takes a second, which is where users notice.
   */
  lateMs?: number;
  /** milliseconds between two checks */
  checkMs?: number;
  delays?: Pick<
    ReturnType<typeof monitorEventLoopDelay>,
    "enable" | "disable" | "reset" | "percentile" | "count"
  >;
}

export interface LoopLag {
  /** most turns in each of the last two checks were late */
  isLate(): boolean;
  stop(): void;
}

/**
 * Detects an overloaded process by the median delay of two checks in a row: one long turn, such as the first render
 * after the start, is no overload.
 */
export function watchLoop({
  lateMs = 200,
  checkMs = 1000,
  delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS }),
}: LoopLagOptions = {}): LoopLag {
  let [before, last] = [false, false];
  delays.enable();
  const timer = setInterval(() => {
    // without any sample the loop was blocked all the time
    [before, last] = [last, delays.count === 0 || delays.percentile(50) / 1e6 >= lateMs];
    delays.reset();
  }, checkMs);
  timer.unref();
  return {
    isLate: () => before && last,
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
