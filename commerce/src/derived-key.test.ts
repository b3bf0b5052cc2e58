import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { derivedKey, isSignedFor, signFor } from "./derived-key.ts";
import { emailCode, isCodeForChange } from "./email-code.ts";
import { openAccount, sealAccount } from "./workflows/refund-owed/refund-account.ts";
import { newDeviceMark, readDeviceMark } from "./workflows/auth/device-mark.ts";

beforeEach(() => void vi.stubEnv("JWT_SECRET", "old"));
afterEach(() => void vi.unstubAllEnvs());

it("derives another key for each purpose and each secret", () => {
  const keys = [derivedKey("a"), derivedKey("b")];
  vi.stubEnv("JWT_SECRET", "new");
  keys.push(derivedKey("a"));
  expect(new Set(keys.map((key) => key.toString("hex"))).size).toBe(3);
  expect(keys.every(({ length }) => length === 32)).toBe(true);
});

it("signs with the present secret and accepts signatures of the former one until it is removed", () => {
  const former = signFor("marks", "text");
  vi.stubEnv("JWT_SECRET", "new, old");
  const present = signFor("marks", "text");
  expect(present).not.toBe(former);
  expect([isSignedFor("marks", "text", former), isSignedFor("marks", "text", present)]).toEqual([true, true]);
  expect([isSignedFor("marks", "other", former), isSignedFor("other", "text", former)]).toEqual([
    false,
    false,
  ]);
  vi.stubEnv("JWT_SECRET", "new");
  expect([isSignedFor("marks", "text", former), isSignedFor("marks", "text", present)]).toEqual([
    false,
    true,
  ]);
});

it("decrypts accounts and verifies browser marks while the secret is replaced", () => {
  const owner = { identityId: "authid_1", hash: "scrypt-1" };
  const [sealed, mark] = [sealAccount("order_1", "8600123412341234"), newDeviceMark(owner)];
  vi.stubEnv("JWT_SECRET", "new,old");
  expect(openAccount("order_1", sealed)).toBe("8600123412341234");
  expect(openAccount("order_1", sealAccount("order_1", "8600123412341234"))).toBe("8600123412341234");
  expect(() => openAccount("order_2", sealed)).toThrow();
  expect(readDeviceMark(mark, owner)).toBe(mark.split(".")[0]);
  vi.stubEnv("JWT_SECRET", "new");
  expect(() => openAccount("order_1", sealed)).toThrow();
  expect(readDeviceMark(mark, owner)).toBeUndefined();
});

it("accepts codes of mails while the secret is replaced", () => {
  const former = emailCode("a change");
  vi.stubEnv("JWT_SECRET", "new,old");
  const present = emailCode("a change");
  expect(present).not.toBe(former);
  expect([isCodeForChange("a change", former), isCodeForChange("a change", present)]).toEqual([true, true]);
  expect([isCodeForChange("another", former), isCodeForChange("a change", "12345")]).toEqual([false, false]);
  vi.stubEnv("JWT_SECRET", "new");
  expect(isCodeForChange("a change", former)).toBe(false);
});

it.each(["", ",", " , "])("throws without a secret (%j)", (secret) => {
  vi.stubEnv("JWT_SECRET", secret);
  expect(() => derivedKey("a")).toThrow("JWT_SECRET is not set");
});
