import type { IncomingMessage, ServerResponse } from "node:http";
import { maskLogText } from "@bezak/contract/mask-log-text.ts";
import start from "@medusajs/medusa/commands/start";
import { SpanKind, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import { runBelow } from "./current-span.ts";
import { parentContext } from "./parent-context.ts";

/** A request that the engine's router may have handled. */
type RoutedRequest = IncomingMessage & { route?: { path?: unknown } };

/**
 * Makes one span of each request, by the engine's own hook. It has the route, never the address, whose ids and query may be
 * secret, and one header, the request's id. (The engine's `instrumentHttpLayer` copies the address and all headers.)
 */
export function traceRequests(tracer: Tracer): void {
  start.traceRequestHandler = async (
    handle: () => Promise<void>,
    request: RoutedRequest,
    response: ServerResponse,
    matching: string | undefined,
  ) => {
    const { method = "", headers } = request;
    const attributes = {
      "http.request.method": method,
      "bezak.request_id": maskLogText(String(headers["x-request-id"] ?? "")),
    };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parentContext(headers));
    response.once("close", () => {
      const route = typeof request.route?.path === "string" ? request.route.path : matching;
      if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute("http.route", route);
      if (response.headersSent) span.setAttribute("http.response.status_code", response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    await runBelow(span, handle);
  };
}
