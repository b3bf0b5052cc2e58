import type { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startApiServer, type ApiServer } from "../../harness/api-server.ts";
import { openContent, title, type OpenContent } from "./open-content.ts";

let shop: OpenContent;
let api: ApiServer;
let token: string;

beforeAll(async () => {
  shop = await openContent("stale");
  api = await startApiServer(shop.catalog.commerce);
  const account = { email: "stale@example.uz", password: "boss-password" };
  await shop.catalog.commerce.run("../../http/auth/inside/open-administrator.ts", account);
  token = (await shop.calls.people.auth.login(account.email, account.password)).body.token;
});

afterAll(async () => {
  await api?.close();
  await shop?.clear();
});

interface Answer {
  data?: AdministeredBanner;
  code?: string;
  details?: { current?: AdministeredBanner | AdministeredSection; sent?: string };
  fields?: Record<string, string>;
}

async function send(path: string, body: object): Promise<{ status: number; body: Answer }> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const sent = { method: path.startsWith("banners") ? "PUT" : "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(`${api.base}/${path}`, sent);
  return { status: response.status, body: (await response.json()) as Answer };
}

it("publishing, discarding and rolling back answer the new version, or refuse an older one with the present", async () => {
  const banner = await shop.create();
  const drafted = (
    await send(`banners/${banner.id}/draft`, { title: { ru: "Зима" }, version: banner.version })
  ).body.data!;
  expect(drafted.draft?.content.title).toEqual({ ru: "Зима" });
  for (const [act, body] of [
    ["publish", {}],
    ["discard", {}],
    ["rollback", { number: 1 }],
  ] as const) {
    const refused = await send(`content/${banner.id}/${act}`, { ...body, version: banner.version });
    expect([act, refused.status, refused.body.code]).toEqual([act, 409, "stale_version"]);
    expect([act, refused.body.details?.current]).toEqual([act, drafted]);
  }
  const published = await send(`content/${banner.id}/publish`, { version: drafted.version });
  expect(published.body.data).toMatchObject({ id: banner.id, title: { ru: "Зима" }, draft: null });
  expect(published.body.data?.version).not.toBe(drafted.version);
  const rolledBack = await send(`content/${banner.id}/rollback`, {
    number: 1,
    version: published.body.data?.version,
  });
  expect(rolledBack.body.data).toEqual({ ...banner, version: expect.any(String) });
  expect(rolledBack.body.data?.title).toEqual(title);
  const discarded = await send(`content/${banner.id}/discard`, { version: rolledBack.body.data?.version });
  expect(discarded.body.data).toEqual(rolledBack.body.data);
});

async function remove(path: string, version: string): Promise<{ status: number; body: Answer }> {
  const headers = { authorization: `Bearer ${token}`, "if-match": version, "accept-language": "en" };
  const response = await fetch(`${api.base}/${path}`, { method: "DELETE", headers });
  return { status: response.status, body: (await response.json()) as Answer };
}

it("a banner and a section are deleted in the version of If-Match, or refused with what they are", async () => {
  const text = { ru: "Текст", uz: "Matn", en: "Text" };
  const banner = await shop.create();
  const section = await shop.createSection({ type: "text", source: { text } });
  for (const [path, { version }] of [
    [`banners/${banner.id}`, banner],
    [`sections/${section.id}`, section],
  ] as const) {
    const { body } = await shop.call("POST", path, { title: { ru: "Зима" } });
    const current = body.banner ?? body.section;
    const refused = await remove(path, `"${version}"`);
    expect([path, refused.status, refused.body.code]).toEqual([path, 409, "stale_version"]);
    expect(refused.body.details).toEqual({ current, sent: version });
    // also without the quotes, which clients forget
    expect((await remove(path, version)).status).toBe(409);
    const listed = await remove(path, `"${version}", "${current.version}"`);
    expect([listed.status, listed.body.fields]).toEqual([400, { "If-Match": "Not a valid value" }]);
    expect((await remove(path, `"${current.version}"`)).status).toBe(200);
    expect((await remove(path, "*")).status).toBe(404);
  }
});
