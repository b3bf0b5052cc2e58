import type { IncomingHttpHeaders } from "node:http";

/**
 * When the web server stops waiting for an answer, in milliseconds since 1970. It compares two clocks: web server and
 * commerce run on one machine, or on machines whose clocks agree to well below a second.
 */
export const DEADLINE_HEADER = "x-deadline";

/** Of a request that the web server has made; infinite when it says none. */
export function readDeadline(headers: IncomingHttpHeaders): number {
  const given = headers[DEADLINE_HEADER];
  return typeof given === "string" && /^\d{13}$/.test(given) ? Number(given) : Infinity;
}

/** Seconds for which something may wait: no longer than `most`, and one less than are left before the deadline. */
export function secondsToWait(deadline: number, most: number, now = Date.now()): number {
  return Math.min(most, (deadline - now) / 1000 - 1);
}
