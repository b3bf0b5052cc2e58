import { AsyncLocalStorage } from "node:async_hooks";
import { IncomingMessage } from "node:http";
import { sendTraceparent } from "@bezak/adapters/commerce-request.ts";
import { maskLogText } from "@bezak/contract/mask-log-text.ts";
import { reportFailures, waitAtMost, type TraceSettings } from "@bezak/contract/traces.ts";
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, type Span } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const PATIENCE_MS = 1_000;

/** The span as commerce's parent, in the format of W3C Trace Context. */
function toTraceparent(span: Span): string {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, "0")}`;
}

/** Ends the span of an answered or aborted request, with its route and never its address. */
function finish(span: Span, { method, routeOptions }: FastifyRequest, { raw }: FastifyReply): void {
  // without one the address is unknown
  const route = routeOptions.url;
  if (route !== undefined) span.updateName(`${method} ${route}`).setAttribute("http.route", route);
  if (raw.headersSent) span.setAttribute("http.response.status_code", raw.statusCode);
  if (raw.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/**
 * Sends one span per request of a client to a collector, and gives commerce's part of the request to the same trace. Each
 * request begins a trace, whatever `traceparent` the client sends: strangers do not choose ids. Reads that are answered
 * before the router (`serveHotFirst`) have no span. Call it before other hooks are added.
 */
export function traceRequests(app: FastifyInstance, settings: TraceSettings): void {
  const exporter = new OTLPTraceExporter({ url: settings.url });
  reportFailures(exporter, settings, (line) => process.stderr.write(line));
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": settings.serviceName })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("bezak");
  const current = new AsyncLocalStorage<Span>();
  const open = new Set<Promise<void>>();

  app.addHook("onRequest", (request, reply, done) => {
    // the calls of a page within this process belong to the page's span
    if (!(request.raw instanceof IncomingMessage)) return done();
    const { method, id } = request;
    const attributes = { "http.request.method": method, "bezak.request_id": maskLogText(id) };
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
    const { promise: closed, resolve } = Promise.withResolvers<void>();
    open.add(closed);
    reply.raw.once("close", () => {
      finish(span, request, reply);
      open.delete(closed);
      resolve();
    });
    current.run(span, done);
  });
  const stop = sendTraceparent(() => {
    const span = current.getStore();
    return span && toTraceparent(span);
  });
  // called before the last requests are answered
  app.addHook("onClose", async () => {
    await waitAtMost(PATIENCE_MS, Promise.all(open));
    stop();
    await waitAtMost(PATIENCE_MS, provider.shutdown());
  });
}
