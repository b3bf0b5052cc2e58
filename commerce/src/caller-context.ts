import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import { readDeadline } from "./shared/deadline.ts";

/** Who made the request that is being answered, as a log may say it, and for how long they wait. */
export interface Caller {
  /** network address */
  client: string;
  requestId?: string;
  /** milliseconds since 1970; infinite when none was said */
  deadline: number;
}

const callers = new AsyncLocalStorage<Caller>();

/** The caller of the request that is being answered; undefined outside of one, in jobs for instance. */
export const caller = (): Caller | undefined => callers.getStore();

/**
 * Runs what answers a request so that `caller()` is known in it. Only for a request whose headers were cleared of what its
 * sender may not say: of `x-forwarded-for` the last address counts, which the web server has written.
 */
export function withCaller(request: Pick<IncomingMessage, "headers" | "socket">, answer: () => void): void {
  const { "x-forwarded-for": forwarded, "x-request-id": requestId } = request.headers;
  const last = typeof forwarded === "string" ? forwarded.split(",").at(-1)?.trim() : undefined;
  const client = last || request.socket.remoteAddress || "unknown";
  const deadline = readDeadline(request.headers);
  callers.run({ client, ...(typeof requestId === "string" && { requestId }), deadline }, answer);
}
