import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withCaller } from "../../caller-context.ts";
import { UnknownCallers } from "./unknown-callers.ts";

const written = vi.spyOn(process.stdout, "write");

beforeEach(() => {
  vi.useFakeTimers();
  written.mockReset().mockReturnValue(true);
});
afterEach(() => vi.useRealTimers());

it("records the number of unknown callers once a minute per gateway", () => {
  const note = vi.fn(() => Promise.resolve());
  const [click, atmos] = [
    new UnknownCallers("click", { error: -1 }),
    new UnknownCallers("atmos", { status: 0 }),
  ];
  const come = (who: UnknownCallers, times: number) => {
    for (let n = 0; n < times; n += 1) who.record({ note }, "signature");
  };
  come(click, 50);
  come(atmos, 1);
  vi.advanceTimersByTime(60_000);
  come(click, 1);
  const event = (gateway: string, calls: number, answer: object) => [
    { gateway, call: "refused", request: { calls }, answer },
  ];
  expect(note.mock.calls).toEqual([
    event("click", 1, { error: -1 }),
    event("atmos", 1, { status: 0 }),
    event("click", 50, { error: -1 }),
  ]);
});

it("answers an unknown caller even when the event cannot be stored", () => {
  const callers = new UnknownCallers("click", {});
  expect(() => callers.record({ note: () => Promise.reject(new Error("away")) }, "key")).not.toThrow();
});

it("logs unknown callers with address and reason, at most sixty a minute", () => {
  const callers = new UnknownCallers("payme", {});
  const request = {
    headers: { "x-forwarded-for": "203.0.113.7", "x-request-id": "request-0001" },
    socket: {},
  };
  withCaller(request as never, () => {
    for (let n = 0; n < 100; n += 1) callers.record({ note: () => Promise.resolve() }, "address");
  });
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)) as { security: unknown });
  expect(lines[0]?.security).toEqual({
    event: "gateway_refused",
    outcome: "refused",
    gateway: "payme",
    reason: "address",
    client: "203.0.113.7",
    requestId: "request-0001",
    at: new Date().toISOString(),
  });
  // the first call is recorded at once and starts a minute
  expect(lines).toHaveLength(61);
});
