import type { IncomingHttpHeaders } from "node:http";
import { ROOT_CONTEXT, trace, type Context } from "@opentelemetry/api";

/** The header of W3C Trace Context. */
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/**
 * The web server's span, as the parent of commerce's. `web-server-only.ts` has removed the header from requests without the
 * web server's secret.
 */
export function parentContext({ traceparent }: IncomingHttpHeaders): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(traceparent)) ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16);
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
