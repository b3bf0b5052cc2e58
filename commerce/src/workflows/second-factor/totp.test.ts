import { describe, expect, it } from "vitest";
import { findStep, newSecret, otpauthUri } from "./totp.ts";

/** RFC 6238, appendix B, SHA-1: the ASCII text "12345678901234567890" in base32; the last six of its eight digits. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const vectors = [
  [59, "287082", 1],
  [1111111109, "081804", 37037036],
  [20000000000, "353130", 666666666],
] as const;

describe("codes of an authenticator app", () => {
  it.each(vectors)("at %i seconds are those of RFC 6238", async (epoch, code, step) => {
    expect(await findStep(secret, { code, after: 0, epoch })).toBe(step);
  });

  it("are accepted for one step before and after, not for two", async () => {
    const steps = [-60, -30, 0, 30, 60].map((late) =>
      findStep(secret, { code: "081804", after: 0, epoch: 1111111109 + late }),
    );
    expect(await Promise.all(steps)).toEqual([undefined, 37037036, 37037036, 37037036, undefined]);
  });

  it("are refused for a step that was used, and for anything but six digits", async () => {
    const epoch = 1111111109;
    expect(await findStep(secret, { code: "081804", after: 37037036, epoch })).toBeUndefined();
    for (const code of ["081805", "81804", "0081804", "08180a", "٠٨١٨٠٤", ""])
      expect(await findStep(secret, { code, after: 0, epoch }), code).toBeUndefined();
  });
});

describe("a new secret", () => {
  it("has 160 bits, and its address names the account", () => {
    const [one, other] = [newSecret(), newSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    const uri = new URL(otpauthUri("ali+1@bezak.uz", one));
    expect(uri.protocol).toBe("otpauth:");
    expect(decodeURIComponent(uri.pathname)).toContain("Bezak:ali+1@bezak.uz");
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: one, issuer: "Bezak" });
  });
});
