import { randomUUID } from "node:crypto";
import type { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../../harness/until.ts";
import { waiting } from "../../harness/waiting.ts";
import { sharedCatalog, type Catalog } from "../catalog/open-catalog.ts";
import { shopCalls } from "../shops/shop-calls.ts";

type Content = AdministeredBanner | AdministeredSection;

let catalog: Catalog;
let admin: string;
let image: { desktop: string; mobile: string };
const created = new Set<string>();

async function call(
  method: string,
  path: string,
  { body, key, token = admin }: { body?: object; key?: string; token?: string } = {},
) {
  const answer = await catalog.commerce.call<{ banner?: Content; section?: Content; code?: string }>(
    method,
    `/admin/${path}`,
    { token, body, headers: key === undefined ? {} : { "idempotency-key": key } },
  );
  const content = answer.body.banner ?? answer.body.section;
  if (content) created.add(`${path.split("/")[0]}/${content.id}`);
  return { status: answer.status, code: answer.body.code, content };
}

beforeAll(async () => {
  catalog = await sharedCatalog();
  const calls = shopCalls(catalog);
  admin = await calls.administrator();
  const { rows } = await catalog.db.query<{ id: string }>(
    `select id from "user" order by created_at desc limit 1`,
  );
  const owner = rows[0]!.id;
  image = { desktop: await calls.sent(owner, "wide-once"), mobile: await calls.sent(owner, "tall-once") };
});

afterAll(async () => {
  for (const path of created) await call("DELETE", path);
});

const title = { ru: "Однажды", uz: "Bir marta" };

describe.each([
  ["banners", "banner", () => ({ title, image, link: "/", position: "once" })],
  ["sections", "section", () => ({ title, type: "text", source: { text: { ru: "Текст" } } })],
] as const)("POST /%s", (path, table, getBody) => {
  const countRows = async () => {
    const { rows } = await catalog.db.query<{ count: number }>(
      `select count(*)::int as count from ${table} where title->>'ru' = $1`,
      [title.ru],
    );
    return rows[0]!.count;
  };

  it("creates one for a repeated key, and answers it as it is now", async () => {
    const [key, before] = [randomUUID(), await countRows()];
    const first = await call("POST", path, { body: getBody(), key });
    expect(first.status).toBe(201);
    // the same body, written otherwise
    const reversed = Object.fromEntries(Object.entries(getBody()).reverse());
    expect(await call("POST", path, { body: reversed, key })).toEqual(first);
    const hidden = await call("POST", `${path}/${first.content!.id}`, { body: { active: false } });
    const late = await call("POST", path, { body: getBody(), key });
    expect([late.status, late.content]).toEqual([201, hidden.content]);
    expect(await countRows()).toBe(before + 1);
  });

  it("creates one of several requests with a key at once", async () => {
    const [key, before] = [randomUUID(), await countRows()];
    const holder = await catalog.db.connect();
    try {
      await holder.query("begin");
      await holder.query(`lock table ${table} in exclusive mode`);
      const requests = Array.from({ length: 4 }, () => call("POST", path, { body: getBody(), key }));
      await until("all requests to wait", async () => (await waiting(catalog.db)) === 4);
      await holder.query("commit");
      const answers = await Promise.all(requests);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(answers.map(({ content }) => content!.id)).size).toBe(1);
      expect(await countRows()).toBe(before + 1);
    } finally {
      holder.release(true);
    }
  });

  it("refuses another body with the same key, and creates nothing", async () => {
    const key = randomUUID();
    expect((await call("POST", path, { body: getBody(), key })).status).toBe(201);
    const before = await countRows();
    const other = await call("POST", path, { body: { ...getBody(), order: 7 }, key });
    expect([other.status, other.code]).toEqual([422, "idempotency_mismatch"]);
    expect(await countRows()).toBe(before);
  });

  it("stores no key of a refused request", async () => {
    const key = randomUUID();
    const times = { startsAt: "2026-12-02T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" };
    expect((await call("POST", path, { body: { ...getBody(), ...times }, key })).status).toBe(400);
    expect((await call("POST", path, { body: getBody(), key })).status).toBe(201);
  });

  it("creates nothing again after a deletion", async () => {
    const key = randomUUID();
    const { content } = await call("POST", path, { body: getBody(), key });
    await call("DELETE", `${path}/${content!.id}`);
    const before = await countRows();
    const late = await call("POST", path, { body: getBody(), key });
    expect([late.status, late.code]).toEqual([404, `${table}_not_found`]);
    expect(await countRows()).toBe(before);
  });

  it("creates one for each administrator and for each request without a key", async () => {
    const key = randomUUID();
    const token = await shopCalls(catalog).administrator();
    const own = await call("POST", path, { body: getBody(), key });
    const shown = { ...getBody() };
    const answers = [
      own,
      // pictures of a banner may be shown by another one
      await call("POST", path, { body: shown, key, token }),
      await call("POST", path, { body: shown }),
      await call("POST", path, { body: shown }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ content }) => content!.id)).size).toBe(4);
  });
});

it("holds the pictures of a banner once", async () => {
  const key = randomUUID();
  const body = { title, image, link: "/", position: "once" };
  const { content } = await call("POST", "banners", { body, key });
  await call("POST", "banners", { body, key });
  const holders = await shopCalls(catalog).holders(image.desktop);
  expect(holders.filter((holder) => holder === `banner:${content!.id}`)).toHaveLength(1);
});
