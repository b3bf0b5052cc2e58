import { ROOT_CONTEXT, trace } from "@opentelemetry/api";
import { expect, it } from "vitest";
import { parentContext } from "./parent-context.ts";

const [traceId, spanId] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];

it("reads the web server's span, sampled or not", () => {
  for (const traceFlags of [0, 1]) {
    const context = parentContext({ traceparent: `00-${traceId}-${spanId}-0${traceFlags}` });
    expect(trace.getSpanContext(context)).toEqual({ traceId, spanId, traceFlags, isRemote: true });
  }
});

it.each([
  undefined,
  "",
  "00",
  `00-${traceId}-${spanId}`,
  `00-${traceId}-${spanId}-01 `,
  `01-${traceId}-x-01`,
])("begins a trace when the header is %s", (traceparent) =>
  expect(parentContext({ traceparent })).toBe(ROOT_CONTEXT),
);
