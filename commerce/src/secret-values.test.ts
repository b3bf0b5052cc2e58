import { afterEach, expect, it, vi } from "vitest";
import { secretFault, secretValues } from "./secret-values.ts";

afterEach(() => void vi.unstubAllEnvs());

const [long, longer, short] = ["a".repeat(32), "b".repeat(64), "c".repeat(31)];

it.each(["COMMERCE_SECRET", "JWT_SECRET"] as const)(
  "rejects a short %s in production, also a former one, without showing it",
  (name) => {
    vi.stubEnv("NODE_ENV", "production");
    for (const values of [short, `${long},${short}`, `${short},${long}`]) {
      vi.stubEnv(name, values);
      expect(secretFault(name)).toMatch(`${name} is too short for production. Give it`);
      expect(secretFault(name)).not.toContain(short);
      expect(() => secretValues(name)).toThrow(`${name} is too short for production`);
    }
    vi.stubEnv(name, `${longer}, ${long}`);
    expect(secretFault(name)).toBeUndefined();
    expect(secretValues(name)).toEqual([longer, long]);
  },
);

it("accepts a short secret outside of production, and a missing one nowhere", () => {
  vi.stubEnv("NODE_ENV", "development");
  vi.stubEnv("JWT_SECRET", short);
  expect(secretValues("JWT_SECRET")).toEqual([short]);
  vi.stubEnv("JWT_SECRET", " ,");
  expect(() => secretValues("JWT_SECRET")).toThrow("JWT_SECRET is not set");
});
