import { defineRoutes } from "@bezak/contract/route.ts";
import { cursorPageQuery, page, success } from "@bezak/contract/envelope.ts";
import { expect, it } from "vitest";
import { z } from "zod";
import { ApiError } from "./errors.ts";
import { createForwarder, type ForwardContext } from "./forward.ts";
import type { Commerce, CommerceCall } from "./commerce.ts";
import type { AnyCall } from "./read-call.ts";
import type { Session } from "./session.ts";

const answer = { status: 200, schema: success("ForwardTestAnswer", z.unknown()) } as const;
const routes = defineRoutes({
  rename: {
    ...({
      method: "PUT",
      path: "/things/{id}",
      summary: "",
      access: ["buyer", "seller", "admin"],
      success: answer,
    } as const),
    forward: { path: "/customer/things/{id}", renewsSession: true },
  },
  list: {
    ...({ method: "GET", path: "/names", summary: "", access: "public" } as const),
    query: z.strictObject(cursorPageQuery),
    success: { status: 200, schema: page("ForwardTestNames", z.string()) },
    forward: { path: "/internal/names", pick: "names" },
  },
  read: {
    ...({ method: "POST", path: "/things/read", summary: "", access: "public", success: answer } as const),
    readsOnly: true,
    forward: { path: "/internal/things" },
  },
  change: {
    ...({ method: "PUT", path: "/names/{id}", summary: "", access: "public", versioned: true } as const),
    success: { status: 200, schema: success("ForwardTestName", z.object({ name: z.string() })) },
    forward: { path: "/internal/names/{id}", pick: "name" },
  },
  remove: {
    ...({ method: "DELETE", path: "/names/{id}", summary: "", access: "public", versioned: true } as const),
    success: { status: 200, schema: success("ForwardTestRemoved", z.null()) },
    current: z.object({ name: z.string() }),
    forward: { path: "/internal/names/{id}", pick: null },
  },
});

/** Forwards one call and returns the events in their order. */
async function forward(id: string, send: () => Promise<object>): Promise<string[]> {
  const seen: string[] = [];
  const commerce: Pick<Commerce, "send"> = {
    send: async <T>(method: string, path: string) => {
      seen.push(`${method} ${path}`);
      return (await send()) as T;
    },
  };
  const context = {
    commerce: commerce as Commerce,
    cache: { drop: () => undefined },
    sessions: { forget: (token: string) => void seen.push(`forget ${token}`) },
  } as unknown as ForwardContext;
  const session = { customerToken: "jwt" } as Session;
  const call = {
    params: { id },
    session,
    token: "mine",
    language: "ru",
    requestId: "1",
  } as unknown as AnyCall;
  await createForwarder(
    "rename",
    routes.rename,
    routes.rename.forward,
    context,
  )(call).catch(() => seen.push("failed"));
  return seen;
}

it("answers a stale version with the current object, as far as its schema declares it", async () => {
  const refuse = async (details: object) => {
    const send = () => Promise.reject(new ApiError("stale_version", { details }));
    const context = { commerce: { send } } as unknown as ForwardContext;
    const call = { params: { id: "1" }, language: "ru", requestId: "1" } as unknown as AnyCall;
    const refused = createForwarder("change", routes.change, routes.change.forward, context)(call);
    return refused.catch((error: ApiError) => error.extras.details);
  };
  expect(await refuse({ current: { name: "Кольца", margin: 1 } })).toEqual({ current: { name: "Кольца" } });
  const both = { current: { name: "Кольца", version: "2" }, sent: "1", of: "nobody" };
  expect(await refuse(both)).toEqual({ current: { name: "Кольца" }, sent: "1" });
  expect(await refuse({ current: { margin: 1 } })).toBeUndefined();
});

it("sends the version of a call without a body, and shows an object that is not its answer", async () => {
  const sent: unknown[] = [];
  const send = (_method: string, _path: string, { headers }: CommerceCall) => {
    sent.push(headers?.["if-match"]);
    return Promise.reject(
      new ApiError("stale_version", { details: { current: { name: "Кольца", margin: 1 } } }),
    );
  };
  const context = { commerce: { send }, cache: {}, sessions: {} } as unknown as ForwardContext;
  const call = { params: { id: "1" }, version: "7", language: "ru", requestId: "1" } as unknown as AnyCall;
  const refused = createForwarder("remove", routes.remove, routes.remove.forward, context)(call);
  expect(await refused.catch((error: ApiError) => error.extras.details)).toEqual({
    current: { name: "Кольца" },
  });
  expect(sent).toEqual(["7"]);
});

it("sends the cursor of a page, and answers with that of the next one", async () => {
  const sent: unknown[] = [];
  const send = async (_method: string, _path: string, { query }: CommerceCall) => {
    sent.push(query);
    return { names: ["Кольца"], count: 21, next: "two" };
  };
  const context = { commerce: { send }, cache: {}, sessions: {} } as unknown as ForwardContext;
  const query = { page: 1, limit: 20, cursor: "one" };
  const call = { query, language: "ru", requestId: "1" } as unknown as AnyCall;
  expect(await createForwarder("list", routes.list, routes.list.forward, context)(call)).toEqual({
    success: true,
    data: ["Кольца"],
    pagination: { page: 1, limit: 20, total: 21, pages: 2, nextCursor: "two" },
  });
  expect(sent).toEqual([query]);
});

it("shows both the present order and the one that was sent", async () => {
  const order = { current: { name: "Кольца", margin: 1 }, sent: { name: "Серьги", margin: 2 } };
  const send = () => Promise.reject(new ApiError("stale_version", { details: order }));
  const context = { commerce: { send }, cache: {}, sessions: {} } as unknown as ForwardContext;
  const call = { params: { id: "1" }, language: "ru", requestId: "1" } as unknown as AnyCall;
  const refused = createForwarder("remove", routes.remove, routes.remove.forward, context)(call);
  expect(await refused.catch((error: ApiError) => error.extras.details)).toEqual({
    current: { name: "Кольца" },
    sent: { name: "Серьги" },
  });
});

it("encodes a parameter, so that it stays within its path segment", async () => {
  const seen = await forward("a/../b?c", async () => ({}));
  expect(seen).toContain("POST /customer/things/a%2F..%2Fb%3Fc");
});

it("drops the cached session before and after a call that renews it, also when the call fails", async () => {
  const call = "POST /customer/things/1";
  expect(await forward("1", async () => ({}))).toEqual(["forget mine", call, "forget mine"]);
  const fails = () => Promise.reject(new Error("no answer"));
  expect(await forward("1", fails)).toEqual(["forget mine", call, "forget mine", "failed"]);
});

it("marks only a call that reads as repeatable", async () => {
  const repeatable: unknown[] = [];
  const commerce = {
    send: async (_method: string, _path: string, call: CommerceCall) => {
      repeatable.push(call.repeatable);
      return {};
    },
  };
  const context = { commerce, cache: {}, sessions: { forget: () => undefined } } as unknown as ForwardContext;
  const call = { session: { customerToken: "jwt" }, language: "ru", requestId: "1" } as unknown as AnyCall;
  for (const name of ["read", "rename"] as const) {
    await createForwarder(name, routes[name], routes[name].forward, context)(call);
  }
  expect(repeatable).toEqual([true, undefined]);
});
