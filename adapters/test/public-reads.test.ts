import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { commerceAnswers, tokens } from "./commerce-answers.ts";
import type { Reply } from "./fake-commerce.ts";
import { lastTrueMs } from "./last-true.ts";
import { startApi, type Answer, type Api } from "./start-api.ts";
import { until } from "./until.ts";

let api: Api;

beforeAll(async () => void (api = await startApi({ commerceTimeoutMs: 4000 })));
afterEach(() => api.commerce.reset());
afterAll(() => api.stop());

const reads = () => api.commerce.callsTo("/catalog/products").length;
let unused = 0;
/** A new address for each test, so that no test reads another's cache. */
const freshPath = () => `/products?minPrice=${++unused}`;

function answerList(change: (list: { documents: object[] }) => object): void {
  api.commerce.respond = (call) => {
    const reply = commerceAnswers(call) as Exclude<Reply, string>;
    if (call.path !== "/catalog/products") return reply;
    return { ...reply, body: change(reply.body as { documents: object[] }) };
  };
}

const answerCount = (count: number) => answerList((list) => ({ ...list, count }));

const getTotal = ({ body }: { body: Record<string, unknown> }) =>
  (body.pagination as { total: number }).total;

describe("a public read", () => {
  it("is loaded once for simultaneous requests", async () => {
    const path = freshPath();
    const answers = await Promise.all(Array.from({ length: 30 }, () => api.call("GET", path)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(reads()).toBe(1);
  });

  it("is cached once for all spellings of its query", async () => {
    const price = ++unused;
    const writings = [
      `minPrice=${price}&brand=A&brand=B`,
      `brand=B&brand=A&minPrice=${price}`,
      `minPrice=${price}&brand=A&brand=B&page=1&limit=20&sort=popularity`,
      `minPrice=${price}&brand=%41&brand=B`,
    ];
    for (const query of writings) await api.call("GET", `/products?${query}`);
    expect(reads()).toBe(1);
    await api.call("GET", `/products?${writings[0]}&page=2`);
    expect(reads()).toBe(2);
  });

  it("is never older than a second", async () => {
    const path = freshPath();
    answerCount(1);
    expect(getTotal(await api.call("GET", path))).toBe(1);
    answerCount(2);
    const lastOld = await lastTrueMs(async () => getTotal(await api.call("GET", path)) === 1);
    expect(lastOld).toBeLessThan(1000);
  });

  it("has an ETag that is answered with 304, before and in the router", async () => {
    const path = freshPath();
    const first = await api.call("GET", path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{20,}"$/);
    expect(first.headers.get("cache-control")).toMatch(/^public, max-age=1/);
    for (const same of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const hot = await api.call("GET", path, { headers: { "if-none-match": same } });
      expect([hot.status, hot.text, hot.headers.get("etag")]).toEqual([304, "", etag]);
    }
    // Another spelling of the address is answered in the router.
    const cold = await api.call("GET", `${path}&page=1`, { headers: { "if-none-match": etag } });
    expect([cold.status, cold.text]).toEqual([304, ""]);
    const changed = await api.call("GET", path, { headers: { "if-none-match": '"other"' } });
    expect([changed.status, changed.text]).toEqual([200, first.text]);
    expect(reads()).toBe(1);
  });

  it("has the same headers before and in the router, and for HEAD", async () => {
    const path = freshPath();
    const [cold, hot] = [await api.call("GET", path), await api.call("GET", path)];
    for (const name of [
      "content-type",
      "etag",
      "cache-control",
      "content-length",
      "x-content-type-options",
    ]) {
      expect([name, hot.headers.get(name)]).toEqual([name, cold.headers.get(name)]);
    }
    const head = await api.call("HEAD", path);
    expect([head.status, head.text, head.headers.get("etag")]).toEqual([200, "", cold.headers.get("etag")]);
  });

  it("is compressed by Accept-Encoding, with an ETag for each encoding", async () => {
    const path = freshPath();
    answerList((list) => ({ ...list, documents: Array.from({ length: 20 }, () => list.documents[0]) }));
    const forms = new Map<string, Answer>();
    for (const accepted of ["identity", "gzip", "gzip, br", "br;q=0, gzip;q=0"]) {
      // once in the router, once before it
      for (const road of ["cold", "hot"]) {
        const answer = await api.call("GET", path, { headers: { "accept-encoding": accepted } });
        forms.set(`${road} ${accepted}`, answer);
      }
    }
    const sent = [...forms.values()].map(({ headers }) => headers.get("content-encoding"));
    expect(sent).toEqual([null, null, "gzip", "gzip", "br", "br", null, null]);
    expect(new Set([...forms.values()].map(({ text }) => text)).size).toBe(1);
    expect(new Set([...forms.values()].map(({ headers }) => headers.get("etag"))).size).toBe(3);
    expect(new Set([...forms.values()].map(({ headers }) => headers.get("vary")))).toEqual(
      new Set(["accept-encoding"]),
    );
    const [plain, small] = ["hot identity", "hot gzip, br"].map((form) =>
      Number(forms.get(form)?.headers.get("content-length")),
    );
    expect(small).toBeLessThan(plain! / 2);
    expect(reads()).toBe(1);
  });

  it("is not cached when it fails", async () => {
    const path = freshPath();
    api.commerce.respond = () => ({ status: 500, body: {} });
    expect((await api.call("GET", path)).status).toBe(500);
    api.commerce.reset();
    expect((await api.call("GET", path)).status).toBe(200);
  });
});

describe("a cached read during an outage of commerce", () => {
  it.each(["cut", "hang"] as const)("is served stale and marked as such (%s)", async (reply) => {
    const path = freshPath();
    const fresh = await api.call("GET", path);
    expect(fresh.headers.has("x-bezak-stale")).toBe(false);
    api.commerce.respond = () => reply;
    const began = performance.now();
    let answer = fresh;
    while (!answer.headers.has("x-bezak-stale") && performance.now() - began < 6000) {
      answer = await api.call("GET", path);
      expect(answer.status).toBe(200);
    }
    expect(answer.headers.get("x-bezak-stale")).toBe("1");
    expect(answer.headers.get("warning")).toContain("110");
    expect(answer.text).toBe(fresh.text);
    // After a failure the next reader does not wait for commerce again.
    const readsBefore = reads();
    expect((await api.call("GET", path)).headers.get("x-bezak-stale")).toBe("1");
    expect(reads()).toBe(readsBefore);
  });

  it("is fresh again after the outage", async () => {
    const path = freshPath();
    await api.call("GET", path);
    api.commerce.respond = () => "cut";
    let stale = false;
    await until("stale", () => {
      void api.call("GET", path).then(({ headers }) => (stale ||= headers.has("x-bezak-stale")));
      return stale;
    });
    answerCount(77);
    let total = 0;
    await until("fresh again", () => {
      void api.call("GET", path).then((answer) => (total = getTotal(answer)));
      return total === 77;
    });
  });
});

describe("placing an order", () => {
  it("drops the cached catalogue at once, also during a read", async () => {
    const path = freshPath();
    answerCount(5);
    await api.call("GET", path);
    answerCount(4);
    expect(getTotal(await api.call("GET", path))).toBe(5);
    const body = {
      items: [{ productId: "prod_1", quantity: 1 }],
      delivery: { method: "pickup", city: "tashkent", address: "" },
      contact: { name: "Ali", phone: "+998901234567" },
      paymentMethod: "cash",
    };
    await api.call("POST", "/orders", { token: tokens.customer, body });
    expect(getTotal(await api.call("GET", path))).toBe(4);
  });
});
