// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiClient, type ApiClientOptions } from "../../lib/api-client.ts";
import { memoryStorage } from "../../lib/storage.ts";
import { reportView, reportedKey } from "./report-view.ts";

const fetch = vi.fn<ApiClientOptions["fetch"]>(() => Promise.resolve(Response.json({})));
const api = createApiClient({ language: "ru", token: () => null, fetch });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-22T18:00:00Z") });
  fetch.mockClear();
});
afterEach(() => vi.useRealTimers());

const seen = () => fetch.mock.calls.map(([path, { method }]) => `${method} ${path}`);

test("reports a view once a day, and a visit with the first of them, by the calendar of Tashkent", () => {
  const storage = memoryStorage();
  reportView(api, storage, "prod_1");
  reportView(api, storage, "prod_1");
  reportView(api, storage, "prod_2");
  expect(seen()).toEqual([
    "POST /api/v1/products/prod_1/views",
    "POST /api/v1/visits",
    "POST /api/v1/products/prod_2/views",
  ]);
  // midnight in Tashkent is at 19:00 UTC
  vi.setSystemTime(new Date("2026-11-22T19:00:00Z"));
  reportView(api, storage, "prod_1");
  expect(seen().slice(3)).toEqual(["POST /api/v1/products/prod_1/views", "POST /api/v1/visits"]);
});

test("ignores a refusal", async () => {
  fetch.mockImplementationOnce(() => Promise.reject(new Error("too many")));
  reportView(api, memoryStorage(), "prod_1");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen()).toHaveLength(2);
});

test.each(["{nonsense", "5", '{"day":"2026-11-22","ids":7}'])(
  "reads %s in the storage as nothing",
  (stored) => {
    const storage = memoryStorage();
    storage.setItem(reportedKey, stored);
    reportView(api, storage, "prod_1");
    expect(seen()).toHaveLength(2);
  },
);

test("reports no view where nothing can be stored, since each page would count", () => {
  const storage = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error("full");
    },
  };
  reportView(api, storage, "prod_1");
  expect(seen()).toEqual([]);
});
