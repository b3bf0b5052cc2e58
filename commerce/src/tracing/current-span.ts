import { AsyncLocalStorage } from "node:async_hooks";
import {
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Span,
  type Tracer,
} from "@opentelemetry/api";
import { describeFailure } from "./describe-failure.ts";

const spans = new AsyncLocalStorage<Span>();

/** Runs work whose spans are below this one. */
export const runBelow = <T>(span: Span, work: () => T): T => spans.run(span, work);

/** Runs work in a span below the current one; without one it begins a trace, as for jobs. */
export async function inSpan<T>(
  tracer: Tracer,
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const parent = spans.getStore();
  const span = tracer.startSpan(
    name,
    { attributes },
    parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT,
  );
  try {
    return await spans.run(span, work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR, message: describeFailure(error) });
    throw error;
  } finally {
    span.end();
  }
}
