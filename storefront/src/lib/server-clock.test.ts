import * as routes from "@bezak/contract/routes/auth.ts";
import { afterEach, expect, test, vi } from "vitest";
import { createApiClient } from "./api-client.ts";
import { serverNow, setServerClock } from "./server-clock.ts";

const now = Date.parse("2026-11-21T07:00:00.000Z");
const getDate = (ms: number) => new Headers({ date: new Date(ms).toUTCString() });

afterEach(() => {
  vi.useRealTimers();
  setServerClock(getDate(Date.now()));
});

test("sets the clock by every answer of the API, also by failures", async () => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  let [status, server] = [200, now + 600_000];
  const fetch = () =>
    Promise.resolve(Response.json({ success: status === 200 }, { status, headers: getDate(server) }));
  const api = createApiClient({ language: "ru", token: () => null, fetch });
  const heard = { onHeaders: setServerClock };
  await api.call(routes.me, heard);
  expect(serverNow()).toBe(server);
  [status, server] = [409, now - 300_000];
  await expect(api.call(routes.me, heard)).rejects.toMatchObject({ status: 409 });
  expect(serverNow()).toBe(server);
});

test("ignores small differences", () => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  setServerClock(getDate(now + 600_000));
  setServerClock(getDate(now - 2000));
  expect(serverNow()).toBe(now);
});

test("ignores an answer without its time, or from a cache", () => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
  setServerClock(getDate(now + 600_000));
  setServerClock(new Headers());
  setServerClock(new Headers({ date: new Date(now).toUTCString(), age: "40" }));
  expect(serverNow()).toBe(now + 600_000);
});
