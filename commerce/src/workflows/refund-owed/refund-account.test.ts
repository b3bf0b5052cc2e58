import { beforeAll, expect, it } from "vitest";
import { openAccount, sealAccount } from "./refund-account.ts";

beforeAll(() => {
  process.env.JWT_SECRET = "a secret of this test";
});

it("decrypts an account only for the order it was encrypted for", () => {
  const account = "8600123412341234";
  const sealed = sealAccount("order_1", account);
  expect(openAccount("order_1", sealed)).toBe(account);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("1234");
  expect(sealAccount("order_1", account)).not.toBe(sealed);
  expect(() => openAccount("order_2", sealed)).toThrow();
});

it("rejects a modified ciphertext", () => {
  const bytes = Buffer.from(sealAccount("order_1", "8600123412341234"), "base64url");
  bytes[bytes.length - 1]! ^= 1;
  expect(() => openAccount("order_1", bytes.toString("base64url"))).toThrow();
});
