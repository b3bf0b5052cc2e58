import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { webServerOnly } from "./web-server-only.ts";

beforeEach(() => void vi.stubEnv("JWT_SECRET", "token secret"));
afterEach(() => void vi.unstubAllEnvs());

/** Whether a request with that secret passes the guard. */
function reaches(secret: string | undefined): boolean {
  const behind = vi.fn();
  const headers = secret === undefined ? {} : { "x-commerce-secret": secret };
  const request = { headers, url: "/customer/orders", socket: {} } as unknown as IncomingMessage;
  const response = { writeHead: vi.fn(), end: vi.fn() } as unknown as ServerResponse;
  webServerOnly([behind])(request, response as ServerResponse & { req: IncomingMessage });
  expect(response.writeHead).toHaveBeenCalledTimes(behind.mock.calls.length === 1 ? 0 : 1);
  return behind.mock.calls.length === 1;
}

it("accepts the present secret and, while it is replaced, the former one, and nothing else", () => {
  vi.stubEnv("COMMERCE_SECRET", "new,old");
  expect(["new", "old"].map(reaches)).toEqual([true, true]);
  expect(["new,old", "", ",", "ne", "older", undefined].map(reaches)).toEqual(Array(6).fill(false));
  vi.stubEnv("COMMERCE_SECRET", "new");
  expect(["new", "old"].map(reaches)).toEqual([true, false]);
});

it("logs callers without the secret by their own address, at most sixty a minute", () => {
  vi.stubEnv("COMMERCE_SECRET", "new");
  vi.useFakeTimers();
  const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  const request = {
    headers: { "x-commerce-secret": "old", "x-forwarded-for": "203.0.113.7", "x-request-id": "made-up" },
    url: "/admin/payouts?token=secret",
    socket: { remoteAddress: "10.0.0.9" },
  } as unknown as IncomingMessage;
  const response = { writeHead: vi.fn(), end: vi.fn() } as unknown as ServerResponse;
  const guard = webServerOnly([]);
  const come = () => {
    for (let times = 0; times < 100; times += 1)
      guard(request, response as ServerResponse & { req: IncomingMessage });
  };
  come();
  const at = new Date().toISOString();
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
  expect(lines[0]).toEqual({
    security: { at, event: "secret_refused", outcome: "refused", client: "10.0.0.9", requestId: null },
  });
  expect(lines).toHaveLength(60);
  vi.advanceTimersByTime(60_000);
  come();
  expect(written).toHaveBeenCalledTimes(120);
  written.mockRestore();
  vi.useRealTimers();
});

it("removes the trace of callers without the secret, which gateways may be", () => {
  vi.stubEnv("COMMERCE_SECRET", "new");
  const headersBehind = (secret?: string) => {
    const behind = vi.fn<(request: IncomingMessage) => void>();
    const headers = { traceparent: "00-1-2-01", tracestate: "x=1", "x-commerce-secret": secret };
    const request = { headers, url: "/payments/payme", socket: {} } as unknown as IncomingMessage;
    webServerOnly([behind])(request, {} as ServerResponse & { req: IncomingMessage });
    return behind.mock.calls[0]?.[0].headers;
  };
  expect(headersBehind("new")).toHaveProperty("traceparent", "00-1-2-01");
  for (const name of ["traceparent", "tracestate"]) expect(headersBehind()).not.toHaveProperty(name);
});

it("does not start without a secret", () => {
  vi.stubEnv("COMMERCE_SECRET", ",");
  expect(() => webServerOnly([])).toThrow("COMMERCE_SECRET is not set");
});
