import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readTraceSettings, reportFailures, tracesFault, waitAtMost } from "./traces.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const read = (OTEL_EXPORTER_OTLP_ENDPOINT?: string, OTEL_SERVICE_NAME?: string) =>
  readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SERVICE_NAME }, "bezak-web");

it("sends no traces without a collector's address", () => {
  for (const address of [undefined, ""]) {
    expect(read(address)).toBeUndefined();
    expect(tracesFault({ OTEL_EXPORTER_OTLP_ENDPOINT: address })).toBeUndefined();
  }
});

it("sends them to the standard path below the address", () => {
  expect(read("http://localhost:4318")).toEqual({
    serviceName: "bezak-web",
    url: "http://localhost:4318/v1/traces",
  });
  expect(read("https://otlp.example/tenant/", "copy")).toEqual({
    serviceName: "copy",
    url: "https://otlp.example/tenant/v1/traces",
  });
});

it.each(["localhost:4318", "collector", "grpc://u:secret@collector:4317"])(
  "reports %s as no address, without repeating it",
  (address) => {
    expect(read(address)).toBeUndefined();
    const fault = tracesFault({ OTEL_EXPORTER_OTLP_ENDPOINT: address });
    expect(fault).toMatch(/^OTEL_EXPORTER_OTLP_ENDPOINT is not an address like .*: no traces are sent\.$/);
    expect(fault).not.toContain("secret");
  },
);

it("reports a collector that does not answer every ten minutes, without its password", () => {
  const lines: string[] = [];
  let error: Error | undefined = Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
  const exporter = {
    export: (_spans: string[], done: (result: { code: number; error?: Error }) => void) =>
      done({ code: error ? 1 : 0, error }),
  };
  const settings = { serviceName: "web", url: "http://user:secret@collector:4318/v1/traces" };
  reportFailures(exporter, settings, (line) => void lines.push(line));
  const done = vi.fn();
  for (const after of [0, 1, 599_998]) {
    vi.advanceTimersByTime(after);
    exporter.export([], done);
  }
  expect(lines).toEqual(["Warning: no traces reach http://collector:4318: ECONNREFUSED\n"]);
  vi.advanceTimersByTime(1);
  exporter.export([], done);
  expect(lines).toHaveLength(2);
  vi.advanceTimersByTime(600_000);
  error = undefined;
  exporter.export([], done);
  expect(lines).toHaveLength(2);
  expect(done.mock.calls.map(([{ code }]) => code as number)).toEqual([1, 1, 1, 1, 0]);
});

it("waits for an end, well or not, but not for longer than asked", async () => {
  await waitAtMost(1_000, Promise.resolve());
  await waitAtMost(1_000, Promise.reject(new Error("down")));
  expect(vi.getTimerCount()).toBe(0);
  const waiting = waitAtMost(1_000, new Promise(() => undefined));
  vi.advanceTimersByTime(1_000);
  await waiting;
});
