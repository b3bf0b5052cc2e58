import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { readDeadline } from "./shared/deadline.ts";

/** The client of the current request for logs, and its deadline. */
export interface CallerContext {
  /** network address */
  client: string;
  requestId?: string;
  /** milliseconds since 1970; infinite without one */
  deadline: number;
}

const callers = new AsyncLocalStorage<CallerContext>();

/** Returns the caller of the current request; undefined outside of one, such as in jobs. */
export const caller = (): CallerContext | undefined => callers.getStore();

/**
 * Runs a request handler in which `caller()` is defined. The headers must have been cleared of what a client may not
 * set: in `x-forwarded-for` the last address counts, which the web server has written.
 */
export function withCaller(request: Pick<IncomingMessage, "headers" | "socket">, answer: () => void): void {
  const { "x-forwarded-for": forwarded, "x-request-id": requestId } = request.headers;
  const last = typeof forwarded === "string" ? forwarded.split(",").at(-1)?.trim() : undefined;
  const client = last || request.socket.remoteAddress || "unknown";
  const deadline = readDeadline(request.headers);
  callers.run({ client, ...(typeof requestId === "string" && { requestId }), deadline }, answer);
}
