// @vitest-environment happy-dom
import * as routes from "@bezak/contract/routes/users.ts";
import { expect, test } from "vitest";
import { createApiClient } from "./api-client.ts";
import { watchPresence } from "./presence.ts";

test("marks requests of a page that nobody has used for a minute", async () => {
  const marks: (string | undefined)[] = [];
  const api = createApiClient({
    language: "ru",
    token: () => "secret",
    fetch(_path, { headers }) {
      marks.push((headers as Record<string, string>)["x-unattended"]);
      return Promise.resolve(Response.json({ success: true, data: {} }));
    },
  });
  let time = 0;
  const ask = () => api.call(routes.profile);
  await ask();
  const unwatch = watchPresence(api, () => time);
  time = 59_000;
  await ask();
  time = 61_000;
  await ask();
  window.dispatchEvent(new Event("keydown"));
  await ask();
  time = 200_000;
  await ask();
  unwatch();
  await ask();
  expect(marks).toEqual([undefined, undefined, "1", undefined, "1", undefined]);
});
