import { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import { SECRET, startFakeCommerce, type FakeCommerce } from "./fake-commerce.ts";

/** Whoever reads a log must not be able to join a shop, or to set a password. */
const token = "0123456789_abcdefghijklmnopqrstuvwxyz-ABCDE";

let commerce: FakeCommerce;
let app: FastifyInstance;
let logged = "";

beforeAll(async () => {
  commerce = await startFakeCommerce();
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      logged += line.toString();
      done();
    },
  });
  app = createApp({ commerceUrl: commerce.url, commerceSecret: SECRET }, { level: "trace", stream });
});
afterAll(async () => {
  await app.close();
  await commerce.stop();
});

it.each([
  [`/api/v1/seller-invitations/${token}`, "/api/v1/seller-invitations/***"],
  [`/api/v1/seller-invitations/${token}/accept?x=1`, "/api/v1/seller-invitations/***/accept?x=1"],
  // the pages of the front door, which has the same options
  [`/uz/seller-invitation/${token}`, "/uz/seller-invitation/***"],
  [`/reset-password?lang=uz&token=${token}&x=1`, "/reset-password?lang=uz&token=***&x=1"],
  [`/seller-invitation/${token}%`, "/seller-invitation/***"],
])("no line of a log tells the token in %s", async (url, shown) => {
  logged = "";
  await app.inject({ url, headers: { host: "shop.test" } });
  expect(logged).toContain(
    `"req":{"method":"GET","url":"${shown}","host":"shop.test","remoteAddress":"127.0.0.1"`,
  );
  expect(logged).not.toContain(token);
});
