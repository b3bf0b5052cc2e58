import { createHmac } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { once } from "node:events";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { dirname, join } from "node:path";
import { mayEnter, sellerRoles, type SellerRole, type SellerSection } from "@bezak/contract/seller-roles.ts";
import { openPaths } from "../../src/api/web-server-only.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { testEnvironment } from "../harness/settings.ts";
import { sharedShop } from "../harness/shared-shop.ts";
import { type Shop } from "../harness/shop.ts";
import { apiDir, ownCalls as calls } from "./own-calls.ts";
import { shopCalls } from "./shops/shop-calls.ts";

let shop: Shop;
/** Medusa checks it first, where it has calls of its own. */
let administrator: string;

beforeAll(async () => {
  shop = await sharedShop("people");
  administrator = await shopCalls(shop).administrator();
});

const ask = (method: string, path: string, headers: Record<string, string>) =>
  shop.commerce.call(method, path, { headers, body: method === "GET" ? undefined : {} });

const tokenFor = (path: string) =>
  path.startsWith("/admin") ? { authorization: `Bearer ${administrator}` } : undefined;

it("lists its own calls", () => {
  expect(calls.length).toBeGreaterThan(100);
});

const isOwn = (method: string, path: string) => calls.some(([own, at]) => own === method && at === path);

/** Every call that Medusa brings, read from its files, at whose path there is none of our own. */
const engineDir = join(
  dirname(createRequire(import.meta.url).resolve("@medusajs/medusa/package.json")),
  "dist/api",
);
const engineCalls = readdirSync(engineDir, { recursive: true, encoding: "utf8" })
  .filter((file) => /(^|\/)route\.js$/.test(file))
  .flatMap((file) => {
    const methods = readFileSync(join(engineDir, file), "utf8").matchAll(/^exports\.([A-Z]+) = [A-Z]+;$/gm);
    return [...methods].map(
      ([, method = ""]) => [method, `/${dirname(file).replaceAll(/\[\w+\]/g, "x")}`] as const,
    );
  })
  .filter(([method, path]) => !isOwn(method, path));

describe("a call without the shared secret", () => {
  const wrong = { status: 401, body: { code: "wrong_secret" } };

  it("is rejected by every call of our own, also with an administrator's token", async () => {
    const secrets = ["", "wrong", `${testEnvironment.COMMERCE_SECRET}x`];
    for (const [at, [method, path]] of calls.entries()) {
      const secret = secrets[at % secrets.length] ?? "";
      const answer = await ask(method, path, { "x-commerce-secret": secret, ...tokenFor(path) });
      expect([method, path, answer]).toMatchObject([method, path, wrong]);
    }
  });

  it.each([
    "/",
    "/static/x",
    "/Health",
    "/health/",
    "/payments",
    "/payments/payme/x",
    "/hooks/payment/payme_payme",
  ])("is refused at %s", async (path) =>
    expect(await ask("POST", path, { "x-commerce-secret": "" })).toMatchObject(wrong),
  );

  it("is rejected before its body is read", async () => {
    const headers = {
      "x-commerce-secret": "",
      "content-type": "application/json",
      "content-length": "1000000000",
    };
    const socket = connect(Number(new URL(shop.commerce.base).port), "127.0.0.1");
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST /auth/user/emailpass HTTP/1.1\r\nhost: x\r\n${lines.join("")}\r\n`);
    const [head] = (await once(socket, "data")) as [Buffer];
    socket.destroy();
    expect(head.toString()).toMatch(/^HTTP\/1\.1 401 /);
  });

  it("has timeouts that let a slow upload take as long as the web server allows", async () => {
    expect(await shop.commerce.run("server-limits.ts")).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 3_660_000,
      maxConnections: 2_000,
    });
  });

  it("is answered on the paths of payment gateways and of the supervisor", async () => {
    const own = readdirSync(join(apiDir, "payments"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith("route.ts"))
      .map((file) => `/payments/${dirname(file)}`);
    expect([...openPaths].sort()).toEqual(["/health", ...own].sort());
    for (const path of openPaths) {
      const method = path === "/health" ? "GET" : "POST";
      expect((await ask(method, path, { "x-commerce-secret": "" })).status).toBe(200);
    }
  });
});

describe("a customer's call needs the token of a customer", () => {
  it.each(calls.filter(([, path]) => path.startsWith("/customer")))("%s %s", async (method, path) => {
    for (const authorization of ["", "Bearer x", "Basic eDp4"]) {
      expect((await ask(method, path, { authorization })).status).toBe(401);
    }
  });
});

/** The section of the panel that a call belongs to; undefined for calls open to every role. */
const getSection = (path: string): SellerSection | undefined =>
  sections.find(({ begins }) => path.startsWith(begins))?.section;

const sections: { begins: string; section: SellerSection }[] = [
  { begins: "/vendor/dashboard", section: "dashboard" },
  { begins: "/vendor/products", section: "products" },
  { begins: "/vendor/categories", section: "products" },
  { begins: "/vendor/product-imports", section: "products" },
  { begins: "/vendor/orders", section: "orders" },
  { begins: "/vendor/returns", section: "returns" },
  { begins: "/vendor/reviews", section: "reviews" },
  { begins: "/vendor/finance", section: "finance" },
  { begins: "/vendor/shop/settings", section: "settings" },
  { begins: "/vendor/shop/members", section: "members" },
];

describe("a shop's call needs a member with the right role", () => {
  const vendor = calls.filter(([, path]) => path.startsWith("/vendor"));
  let tokens: Record<SellerRole | "buyer", string>;

  beforeAll(async () => {
    const { member, people } = shopCalls(shop);
    const entries = sellerRoles.map(async (role) => [role, (await member("atlas", role)).token] as const);
    const buyer = (await people.join()).token;
    tokens = { ...(Object.fromEntries(await Promise.all(entries)) as Record<SellerRole, string>), buyer };
  });

  it("assigns every call but one to a section", () => {
    const open = vendor.filter(([, path]) => getSection(path) === undefined);
    expect(open).toEqual([["GET", "/vendor/shop"]]);
  });

  it.each(vendor)("%s %s", async (method, path) => {
    for (const authorization of ["", "Bearer x"])
      expect((await ask(method, path, { authorization })).status).toBe(401);
    const forbidden = { status: 403, body: { code: "forbidden" } };
    expect(await shop.commerce.call(method, path, { token: tokens.buyer })).toMatchObject(forbidden);
    const section = getSection(path);
    for (const role of sellerRoles) {
      const body = method === "GET" ? undefined : {};
      const { status } = await shop.commerce.call(method, path, { token: tokens[role], body });
      expect([role, status === 403]).toEqual([role, section !== undefined && !mayEnter(role, section)]);
    }
  });
});

describe("an administrator's call needs an administrator", () => {
  it.each(calls.filter(([, path]) => path.startsWith("/admin")))("%s %s", async (method, path) => {
    const { token } = await shopCalls(shop).people.join();
    for (const authorization of ["", "Bearer x", `Bearer ${token}`])
      expect((await ask(method, path, { authorization })).status).toBe(401);
  });
});

describe("a token of commerce for another audience", () => {
  /** The same claims for another audience or for none, signed with commerce's own key. */
  function meantFor(token: string, aud: string | undefined): string {
    const [head = "", claims = ""] = token.split(".");
    const payload = JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>;
    const text = `${head}.${Buffer.from(JSON.stringify({ ...payload, aud })).toString("base64url")}`;
    return `${text}.${createHmac("sha256", testEnvironment.JWT_SECRET).update(text).digest("base64url")}`;
  }

  it("is rejected by calls of buyers, shops and administrators", async () => {
    const { member, people } = shopCalls(shop);
    const owners = {
      "/customer": (await people.join()).token,
      "/vendor": (await member("atlas", "owner")).token,
      "/admin": administrator,
    };
    for (const [begins, token] of Object.entries(owners)) {
      const open = { "/customer": "/customer/orders", "/vendor": "/vendor/shop", "/admin": "/admin/audit" }[
        begins
      ];
      const own = { authorization: `Bearer ${meantFor(token, "bezak-commerce")}` };
      expect([begins, (await ask("GET", open ?? "", own)).status]).toEqual([begins, 200]);
      for (const aud of ["somebody-else", undefined])
        for (const [method, path] of calls.filter(([, path]) => path.startsWith(begins))) {
          const { status } = await ask(method, path, { authorization: `Bearer ${meantFor(token, aud)}` });
          expect([method, path, aud, status]).toEqual([method, path, aud, 401]);
        }
    }
  });
});

describe("paths of customers, shops and administrators", () => {
  it("do not include any of Medusa's own calls", async () => {
    expect(engineCalls.length).toBeGreaterThan(400);
    expect(engineCalls).toContainEqual(["POST", "/auth/x/x"]);
    const authorization = `Bearer ${administrator}`;
    for (const [method, path] of engineCalls) {
      const { status } = await ask(method, path, { authorization });
      // the engine asks for a key of its own at all paths of its store
      expect([method, path, status]).toEqual([method, path, path.startsWith("/store") ? 400 : 404]);
    }
  });

  it.each(["/admin/nothing", "/admin/shops", "/Admin/Audit", "/ADMIN/shops/"])(
    "reject a request without the secret or an administrator's token: %s",
    async (path) => {
      const authorization = `Bearer ${administrator}`;
      const unknown = await ask("GET", path, { "x-commerce-secret": "wrong", authorization });
      expect(unknown).toMatchObject({ status: 401, body: { code: "wrong_secret" } });
      const { token } = await shopCalls(shop).people.join();
      expect((await ask("GET", path, { authorization: `Bearer ${token}` })).status).toBe(401);
    },
  );

  it.each(["/Vendor/shop", "/vendor/SHOP/settings/", "/vendor/shop/members/", "/vendor/nothing"])(
    "reject the request, however the path is written: %s",
    async (path) => {
      expect((await ask("GET", path, { "x-commerce-secret": "wrong" })).status).toBe(401);
      expect((await ask("GET", path, { authorization: "" })).status).toBe(401);
      const { people, member } = shopCalls(shop);
      const thirdParty = await shop.commerce.call("GET", path, { token: (await people.join()).token });
      expect(thirdParty).toMatchObject({ status: 403, body: { code: "forbidden" } });
      if (!/settings|members/i.test(path)) return;
      const packer = await shop.commerce.call("GET", path, {
        token: (await member("atlas", "packer")).token,
      });
      expect(packer.status).toBe(403);
    },
  );
});

describe("a text that the database cannot store is rejected before any query", () => {
  const refused = { status: 400, body: { code: "invalid_input" } };

  it.each(calls)("%s %s", async (method, path) => {
    const headers = { ...tokenFor(path) };
    expect(await ask(method, `${path}?q=a%00b`, headers)).toMatchObject(refused);
    const strange = path.replaceAll(/(?<=\/)x(?=\/|$)/g, "%00");
    if (strange !== path) expect(await ask(method, strange, headers)).toMatchObject(refused);
    // a form is parsed by its own handler
    if (method === "GET" || /\/(uploads|product-imports)$/.test(path)) return;
    for (const text of ["a\0b", "a\ud800"]) {
      const body = { list: [{ text }] };
      expect(await shop.commerce.call(method, path, { headers, body })).toMatchObject(refused);
    }
  });
});
