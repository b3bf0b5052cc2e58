import type { CallName } from "@bezak/contract/access-table.ts";
import { domains } from "@bezak/contract/domains.ts";
import { toViewToken } from "@bezak/contract/person-view-rules.ts";
import type { Route } from "@bezak/contract/route.ts";
import { mayMakeInView } from "@bezak/contract/view-calls.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SECRET, startFakeCommerce, type FakeCommerce } from "../test/fake-commerce.ts";
import { createApp } from "./app.ts";

const token = toViewToken("v".repeat(43));

let commerce: FakeCommerce;
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  commerce = await startFakeCommerce();
  app = createApp({ commerceUrl: commerce.url, commerceSecret: SECRET });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await commerce.stop();
});

const calls = Object.values(domains)
  .flatMap((routes) => Object.entries(routes as Record<string, Route>))
  .map(([name, route]) => ({ name: name as CallName, route }));

const ask = ({ route }: (typeof calls)[number]) =>
  app.inject({
    method: route.method,
    url: `/api/v1${route.path.replaceAll(/\{\w+\}/g, "x")}`,
    headers: { authorization: `Bearer ${token}` },
  });

describe("the token of a view", () => {
  const closed = calls.filter(({ name, route }) => name !== "logout" && !mayMakeInView(name, route));

  it.each(closed)("is refused by $name, before commerce is asked", async (call) => {
    const before = commerce.calls.length;
    const answer = await ask(call);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, "view_only"]);
    expect(commerce.calls.length).toBe(before);
  });

  it("is refused by every call that writes, except by the one that ends it", () => {
    const writing = calls.filter(({ route }) => route.method !== "GET" && !route.readsOnly);
    const open = writing.filter((call) => !closed.includes(call)).map(({ name }) => name);
    expect(open).toEqual(["logout"]);
  });
});
