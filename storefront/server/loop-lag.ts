import { monitorEventLoopDelay } from "node:perf_hooks";

/** Milliseconds between two samples; a sample of a loop that is late is as long as the loop was. */
const RESOLUTION_MS = 20;

export interface LoopLagOptions {
  /**
   * Milliseconds a turn of the loop takes at least when it is late. A call goes through the loop four or five times
   * (its head, its session, commerce's answer): with 200 it takes a second, which is where people begin to wonder.
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
  /** most turns at each of the last two checks were late */
  isLate(): boolean;
  stop(): void;
}

/**
 * Watches whether this process keeps up. The median at two checks in a row: one long turn, such as the first render after
 * the start, is no overload.
 */
export function watchLoop({
  lateMs = 200,
  checkMs = 1000,
  delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS }),
}: LoopLagOptions = {}): LoopLag {
  let [before, last] = [false, false];
  delays.enable();
  const timer = setInterval(() => {
    // no sample at all: the loop was never free
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
