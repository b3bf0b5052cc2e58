import { maskLogText } from "./mask-log-text.ts";

/** Where a program sends its traces. */
export interface TraceSettings {
  serviceName: string;
  /** the collector's address for traces, by OTLP over HTTP */
  url: string;
}

/** The standard variables of OpenTelemetry that switch traces on; its exporter reads `OTEL_EXPORTER_OTLP_HEADERS` itself. */
export interface TraceVariables {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  OTEL_SERVICE_NAME?: string;
}

/** Milliseconds between two lines about a collector that does not answer. */
const REPORT_MS = 600_000;

const isAddress = (text: string) => /^https?:$/.test(URL.parse(text)?.protocol ?? "");

/**
 * What is wrong with the collector's address, as a sentence; undefined when it is valid or not set. The shop starts without
 * traces then. The value is not repeated, since it may contain a password.
 */
export function tracesFault({ OTEL_EXPORTER_OTLP_ENDPOINT: address }: TraceVariables): string | undefined {
  if (!address || isAddress(address)) return undefined;
  return "OTEL_EXPORTER_OTLP_ENDPOINT is not an address like http://localhost:4318: no traces are sent.";
}

/** Settings of a program's traces; undefined when none are sent. */
export function readTraceSettings(env: TraceVariables, program: string): TraceSettings | undefined {
  const address = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!address || !isAddress(address)) return undefined;
  const url = `${address.replace(/(?<!\/)\/+$/, "")}/v1/traces`;
  return { serviceName: env.OTEL_SERVICE_NAME || program, url };
}

/** The used part of an exporter of OpenTelemetry. */
interface Exporter<Spans> {
  export(spans: Spans, done: (result: { code: number; error?: Error }) => void): void;
}

/** Makes an exporter write a line when it cannot send, at most every ten minutes: the packages themselves say nothing. */
export function reportFailures<Spans>(
  exporter: Exporter<Spans>,
  { url }: TraceSettings,
  write: (line: string) => void,
): void {
  const send = exporter.export.bind(exporter);
  let next = 0;
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      if (result.error && Date.now() >= next) {
        next = Date.now() + REPORT_MS;
        const { code, message } = result.error as Error & { code?: string | number };
        write(`Warning: no traces reach ${new URL(url).origin}: ${maskLogText(String(code ?? message))}\n`);
      }
      done(result);
    });
}

/** Waits until something has ended, well or not, but not for longer. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
}
