import { beforeAll, expect, it } from "vitest";
import { sharedCatalog, type Catalog } from "./open-catalog.ts";

let catalog: Catalog;
beforeAll(async () => {
  catalog = await sharedCatalog();
});

interface List {
  items: { slug: string; updatedAt: string }[];
  total: number;
}
const read = (path: string) =>
  catalog.commerce.call<List & { code: string; details: unknown }>("GET", `/catalog/${path}`);
const named = async (kind: string) => (await read(`addresses/${kind}`)).body.items.map(({ slug }) => slug);

it("lists the addresses of visible pages with the time of their last change", async () => {
  const { body } = await read("addresses/products");
  expect(body.items.map(({ slug }) => slug).sort()).toEqual((await catalog.slugs()).sort());
  expect(body.total).toBe(body.items.length);
  for (const { updatedAt } of body.items) expect(updatedAt).toBe(new Date(updatedAt).toISOString());
  expect((await read("addresses/products?page=2")).body).toEqual({ items: [], total: body.total });
  expect((await named("categories")).length).toBeGreaterThan(0);
  expect((await named("sellers")).length).toBeGreaterThan(0);
  expect((await read("addresses/customers")).status).toBe(404);
  expect((await read("addresses/products?page=0")).status).toBe(400);
});

it("a removed product is 410 with similar products, one that never existed is 404", async () => {
  const [slug, draft] = ["brass-ring", "tin-ring"];
  const inside = "../../http/catalog/inside";
  const ids = await catalog.commerce.run<string[]>(`${inside}/add-rings.ts`, { shown: slug, draft });
  const [id = "", draftId = ""] = ids;
  await expect.poll(() => catalog.slugs(), { timeout: 30_000 }).toContain(slug);
  await catalog.commerce.run(`${inside}/remove-product.ts`, { ids });
  for (const key of [id, slug]) {
    await expect.poll(async () => (await read(`products/${key}`)).status, { timeout: 30_000 }).toBe(410);
    const { code, details } = (await read(`products/${key}`)).body;
    expect(code).toBe("product_gone");
    expect(await named("categories")).toContain((details as { category: string }).category);
  }
  for (const key of ["never", draftId, draft]) expect((await read(`products/${key}`)).status).toBe(404);
  expect(await named("products")).not.toContain(slug);
});
