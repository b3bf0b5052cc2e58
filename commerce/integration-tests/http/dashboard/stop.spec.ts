import { afterAll, beforeAll, expect, it } from "vitest";
import { openCollector } from "../../harness/collector.ts";
import type { CommerceProcess } from "../../harness/commerce-process.ts";
import { testEnvironment } from "../../harness/settings.ts";
import { createBuyer, type Buyer } from "../../harness/shop.ts";
import { until } from "../../harness/until.ts";
import { sharedCatalog, type Catalog } from "../catalog/open-catalog.ts";
import { startAnother } from "../catalog/other-process.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const WEB_SPAN = "00f067aa0ba902b7";
const THIRD_PARTY_TRACE = "11111111111111112222222222222222";
const EMAIL = "traced@mail.uz";

let catalog: Catalog;
let ending: CommerceProcess;
let collector: Awaited<ReturnType<typeof openCollector>>;
/** What the process returned for the registration. */
let token: string;
let buyer: Buyer;
/** Views of the product's shop before it was viewed. */
let viewsBefore: number;

async function countViews(): Promise<number> {
  const { rows } = await catalog.db.query<{ views: number }>(
    `select coalesce(sum(views), 0)::int as views from shop_view_day
     where seller_id = (select id from seller where slug = 'zargar')`,
  );
  return rows[0]?.views ?? 0;
}

beforeAll(async () => {
  catalog = await sharedCatalog();
  collector = await openCollector();
  ending = await startAnother(catalog, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  viewsBefore = await countViews();
  const traced = (trace: string) => ({
    traceparent: `00-${trace}-${WEB_SPAN}-01`,
    "x-request-id": "request-1",
  });
  const registered = await ending.call<{ token: string }>(
    "POST",
    "/internal/auth/register?token=in-address",
    {
      headers: traced(TRACE),
      body: { name: "Ali Vali", email: EMAIL, password: "long-enough" },
    },
  );
  ({ token } = registered.body);
  expect(registered.status).toBe(201);
  buyer = await createBuyer(ending);
  const unknown = { token: buyer.token, body: { productId: "prod_unknown" } };
  expect((await ending.call("POST", "/customer/favorites", unknown)).status).toBe(404);
  // a gateway, or whoever pretends to be one
  const init = { method: "POST", headers: traced(THIRD_PARTY_TRACE), body: "{}" };
  expect((await fetch(`${ending.base}/payments/payme`, init)).status).toBe(200);
  const view = await ending.call("POST", "/catalog/products/wrist-watch/views", {
    body: { client: "203.0.113.200" },
  });
  expect(view.status).toBe(200);
  // only then does it end in its order
  await until("the start to be complete", () => ending.output().includes("Catalogue checked"), 60);
  await ending.stop();
});

afterAll(async () => {
  collector?.close();
  // other specs count from zero
  for (const table of ["product_view_day", "shop_view_day"]) await catalog?.db.query(`delete from ${table}`);
});

const find = (name: string) => collector.spans().find((span) => span.name === name);

it("a stopping process stores the views that it has counted", async () => {
  expect(await countViews()).toBe(viewsBefore + 1);
});

it("a stopping process sends the spans that it has not sent yet", () => {
  expect(find("POST /catalog/products/:idOrSlug/views")).toMatchObject({ parentId: "" });
});

it("the web server's span is the parent of a request's, below which its workflows and steps are", () => {
  const request = find("POST /internal/auth/register");
  const workflow = find("workflow register");
  expect(request).toMatchObject({ traceId: TRACE, parentId: WEB_SPAN });
  expect(workflow).toMatchObject({ traceId: TRACE, parentId: request?.spanId });
  expect(find("step claim-email")).toMatchObject({ traceId: TRACE, parentId: workflow?.spanId });
  for (const text of ["bezak-commerce", "request-1", "query.graph product", "There is no such product"])
    expect([text, collector.holds(text)]).toEqual([text, true]);
});

it("a caller without the secret does not choose the trace", () => {
  expect(find("POST /payments/payme")).toMatchObject({ parentId: "" });
  expect(collector.spans().map(({ traceId }) => traceId)).not.toContain(THIRD_PARTY_TRACE);
});

it("no span has a secret, a token or personal data", () => {
  const secrets = [
    testEnvironment.COMMERCE_SECRET,
    token,
    buyer.token,
    EMAIL,
    "long-enough",
    "in-address",
    "Ali Vali",
  ];
  expect(secrets.filter((text) => collector.holds(text))).toEqual([]);
});
