// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { createApiClient, type ApiClientOptions } from "../../lib/api-client.ts";
import { memoryStorage } from "../../lib/storage.ts";
import { reportSearch } from "./report-search.ts";

test("reports a text once a day, in whatever case it is typed, and whether something was found", () => {
  const fetch = vi.fn<ApiClientOptions["fetch"]>(() => Promise.resolve(Response.json({})));
  const api = createApiClient({ language: "ru", token: () => null, fetch });
  const storage = memoryStorage();
  reportSearch(api, storage, { text: "Кольцо", found: true });
  reportSearch(api, storage, { text: "кольцо", found: true });
  reportSearch(api, storage, { text: "airpods", found: false });
  expect(fetch.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))])).toEqual([
    ["/api/v1/searches", { q: "Кольцо", found: true }],
    ["/api/v1/searches", { q: "airpods", found: false }],
  ]);
});
