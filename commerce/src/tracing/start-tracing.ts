import { reportFailures, waitAtMost, type TraceSettings } from "@bezak/contract/traces.ts";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { traceEngine } from "./trace-engine.ts";
import { traceRequests } from "./trace-requests.ts";

export interface Tracing {
  /** Sends what is buffered when these requests have been answered; takes two seconds at most. */
  end(requests: Promise<unknown>): Promise<void>;
}

const PATIENCE_MS = 1_000;

/**
 * Sends spans of requests, workflows and queries to a collector. The provider is not registered globally: no package can
 * add spans with contents that are not checked here.
 */
export function startTracing(settings: TraceSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url: settings.url });
  reportFailures(exporter, settings, (line) => process.stderr.write(line));
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": settings.serviceName })),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer("bezak");
  traceRequests(tracer);
  traceEngine(tracer);
  return {
    async end(requests) {
      await waitAtMost(PATIENCE_MS, requests);
      await waitAtMost(PATIENCE_MS, provider.shutdown());
    },
  };
}
