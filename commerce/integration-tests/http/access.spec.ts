import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { commerceDir, testEnvironment } from "../harness/settings.ts";
import { sharedShop } from "../harness/shared-shop.ts";
import { type Shop } from "../harness/shop.ts";

/** Every call of commerce's own, by the files that answer it: `[method, path]`. */
const apiDir = join(commerceDir, "src/api");
const calls = readdirSync(apiDir, { recursive: true, encoding: "utf8" })
  .filter((file) => /^(catalog|customer|internal)\/.*route\.ts$/.test(file))
  .flatMap((file) => {
    const methods = readFileSync(join(apiDir, file), "utf8").matchAll(/^export async function ([A-Z]+)\(/gm);
    return [...methods].map(
      ([, method = ""]) => [method, `/${dirname(file).replaceAll(/\[\w+\]/g, "x")}`] as const,
    );
  });

let shop: Shop;

beforeAll(async () => void (shop = await sharedShop("people")));

const ask = (method: string, path: string, headers: Record<string, string>) =>
  shop.commerce.call(method, path, { headers, body: method === "GET" ? undefined : {} });

it("knows its calls", () => {
  expect(calls.length).toBeGreaterThan(50);
});

describe("whoever does not know the shared secret is turned away", () => {
  it.each(calls)("%s %s", async (method, path) => {
    for (const secret of ["", "wrong", `${testEnvironment.COMMERCE_SECRET}x`]) {
      const answer = await ask(method, path, { "x-commerce-secret": secret });
      expect(answer).toMatchObject({ status: 401, body: { code: "wrong_secret" } });
    }
  });
});

describe("a customer's call is nobody's without a token of a customer", () => {
  it.each(calls.filter(([, path]) => path.startsWith("/customer")))("%s %s", async (method, path) => {
    for (const authorization of ["", "Bearer x", "Basic eDp4"]) {
      expect((await ask(method, path, { authorization })).status).toBe(401);
    }
  });
});

describe("a zero byte, which the database cannot keep, is refused before anything is looked up", () => {
  const refused = { status: 400, body: { code: "invalid_input" } };

  it.each(calls)("%s %s", async (method, path) => {
    expect(await ask(method, `${path}?q=a%00b`, {})).toMatchObject(refused);
    const strange = path.replaceAll(/(?<=\/)x(?=\/|$)/g, "%00");
    if (strange !== path) expect(await ask(method, strange, {})).toMatchObject(refused);
    if (method === "GET" || path.endsWith("/uploads")) return;
    const body = { list: [{ text: "a\0b" }] };
    expect(await shop.commerce.call(method, path, { body })).toMatchObject(refused);
  });
});
