import type { IncomingHttpHeaders } from "node:http";

/**
 * When the web server stops waiting for an answer, in milliseconds since 1970. It compares two clocks: web server and
 * commerce run on one machine, or on machines whose clocks agree to well below a second.
 */
export const DEADLINE_HEADER = "x-deadline";

/** Reads the deadline of a request from the web server; infinite without one. */
export function readDeadline(headers: IncomingHttpHeaders): number {
  const given = headers[DEADLINE_HEADER];
  return typeof given === "string" && /^\d{13}$/.test(given) ? Number(given) : Infinity;
}

/** Seconds that something may wait: at most `most`, and one less than remain before the deadline. */
export function secondsToWait(deadline: number, most: number, now = Date.now()): number {
  return Math.min(most, (deadline - now) / 1000 - 1);
}
