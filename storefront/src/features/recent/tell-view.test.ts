// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiClient, type ApiClientOptions } from "../../lib/api-client.ts";
import { memoryStorage } from "../../lib/storage.ts";
import { tellView, reportedKey } from "./tell-view.ts";

const fetch = vi.fn<ApiClientOptions["fetch"]>(() => Promise.resolve(Response.json({})));
const api = createApiClient({ language: "ru", token: () => null, fetch });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-22T18:00:00Z") });
  fetch.mockClear();
});
afterEach(() => vi.useRealTimers());

const seen = () => fetch.mock.calls.map(([path, { method }]) => `${method} ${path}`);

test("reports a view once a day, by the calendar of Tashkent", () => {
  const storage = memoryStorage();
  tellView(api, storage, "prod_1");
  tellView(api, storage, "prod_1");
  tellView(api, storage, "prod_2");
  expect(seen()).toEqual(["POST /api/v1/products/prod_1/views", "POST /api/v1/products/prod_2/views"]);
  // midnight in Tashkent is at 19:00 UTC
  vi.setSystemTime(new Date("2026-11-22T19:00:00Z"));
  tellView(api, storage, "prod_1");
  expect(seen()).toHaveLength(3);
});

test("ignores a refusal", async () => {
  fetch.mockImplementationOnce(() => Promise.reject(new Error("too many")));
  tellView(api, memoryStorage(), "prod_1");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(seen()).toHaveLength(1);
});

test.each(["{nonsense", "5", '{"day":"2026-11-22","ids":7}'])(
  "reads %s in the storage as nothing",
  (stored) => {
    const storage = memoryStorage();
    storage.setItem(reportedKey, stored);
    tellView(api, storage, "prod_1");
    expect(seen()).toHaveLength(1);
  },
);

test("reports no view where nothing can be stored, since each page would count", () => {
  const storage = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error("full");
    },
  };
  tellView(api, storage, "prod_1");
  expect(seen()).toEqual([]);
});
