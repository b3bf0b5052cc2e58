import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { ApiClient } from "../api-client.ts";
import { openedPageQuery } from "./opened-pages-api.ts";

afterEach(() => void vi.restoreAllMocks());

it("says that a page is open here while the window has the focus and is visible", async () => {
  const sent: unknown[] = [];
  const call = (endpoint: string, { params, body }: { params: object; body: object }) => {
    sent.push([endpoint, params, body]);
    return Promise.resolve({ data: [] });
  };
  const api = { call } as unknown as ApiClient;
  const focus = vi.spyOn(document, "hasFocus").mockReturnValue(true);
  const ask = () => new QueryClient().fetchQuery(openedPageQuery(api, { page: "order", id: "4821930002-1" }));
  await ask();
  focus.mockReturnValue(false);
  await ask();
  focus.mockReturnValue(true);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await ask();
  expect(sent).toEqual(
    [true, false, false].map((active) => [
      "POST /admin/orders/{id}/opened",
      { id: "4821930002-1" },
      { active },
    ]),
  );
});
