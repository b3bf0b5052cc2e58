import scryptKdf from "scrypt-kdf";
import { expect, it } from "vitest";
import { hashConfig, hashPassword } from "./password-hash.ts";

it("a hash of ours is one the engine's provider understands", async () => {
  hashConfig.logN = 4;
  const hash = Buffer.from(await hashPassword("олма-anor-1"), "base64");
  expect(scryptKdf.viewParams(hash)).toEqual({ logN: 4, r: 8, p: 1 });
  expect(await scryptKdf.verify(hash, "олма-anor-1")).toBe(true);
  expect(await scryptKdf.verify(hash, "олма-anor-2")).toBe(false);
  expect(await hashPassword("олма-anor-1")).not.toBe(hash.toString("base64"));
});

it("hashes letters written with one sign and with two alike", async () => {
  hashConfig.logN = 4;
  const hash = Buffer.from(await hashPassword("Rene\u0301e-71"), "base64");
  expect(await scryptKdf.verify(hash, "Ren\u00e9e-71")).toBe(true);
});
