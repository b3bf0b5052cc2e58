import scryptKdf from "scrypt-kdf";
import { afterEach, expect, it, vi } from "vitest";
import { withCaller } from "./caller-context.ts";
import { hashConfig, hashPassword } from "./password-hash.ts";

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ["production", "4", 17],
  ["test", "4", 4],
  ["test", "", 17],
])("hashes in %s, with a configured cost of %j, at 2^%i", async (environment, configured, cost) => {
  vi.stubEnv("NODE_ENV", environment);
  vi.stubEnv("BEZAK_SCRYPT_LOG_N", configured);
  vi.resetModules();
  const fresh = await import("./password-hash.ts");
  expect(fresh.hashConfig).toEqual({ logN: cost, r: 8, p: 1 });
});

it("produces hashes that the engine's provider accepts", async () => {
  hashConfig.logN = 4;
  const hash = Buffer.from(await hashPassword("олма-anor-1"), "base64");
  expect(scryptKdf.viewParams(hash)).toEqual({ logN: 4, r: 8, p: 1 });
  expect(await scryptKdf.verify(hash, "олма-anor-1")).toBe(true);
  expect(await scryptKdf.verify(hash, "олма-anor-2")).toBe(false);
  expect(await hashPassword("олма-anor-1")).not.toBe(hash.toString("base64"));
});

it("hashes nothing for a caller whose deadline is too close", async () => {
  hashConfig.logN = 4;
  const hashed = (waitsMs: number) =>
    new Promise<string>((done, fail) => {
      const headers = { "x-deadline": String(Date.now() + waitsMs) };
      withCaller({ headers, socket: {} as never }, () => void hashPassword("олма-anor-1").then(done, fail));
    });
  await expect(hashed(500)).rejects.toMatchObject({ code: "overloaded" });
  await expect(hashed(10_000)).resolves.toMatch(/^c2NyeXB0/);
});

it("hashes composed and decomposed letters alike", async () => {
  hashConfig.logN = 4;
  const hash = Buffer.from(await hashPassword("Rene\u0301e-71"), "base64");
  expect(await scryptKdf.verify(hash, "Ren\u00e9e-71")).toBe(true);
});
