import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { Route } from "./route.ts";
import { domains } from "./domains.ts";
import { TimeInput } from "./shared-schemas.ts";

const routes: [name: string, route: Route][] = Object.values(domains).flatMap((calls) =>
  Object.entries(calls),
);

/** The parts of a schema; zod's types name them only for specific schemas. */
interface Parts {
  type: string;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  innerType?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
}

/** All text schemas within a schema, with their paths. */
function toTexts(schema: z.ZodType, path: string): [path: string, schema: z.ZodType][] {
  const { type, shape, ...rest } = schema.def as unknown as Parts;
  if (type === "string") return [[path, schema]];
  if (shape) return Object.entries(shape).flatMap(([name, one]) => toTexts(one, `${path}.${name}`));
  const { element, innerType, options = [], valueType, keyType } = rest;
  // of `preprocess` and `transform` only one side is a schema of a value
  const piped = [rest.in, rest.out].filter((one) => one && one.def.type !== "transform").at(-1);
  const inner = [element, innerType, valueType, keyType, piped, ...options].filter(
    (one) => one !== undefined,
  );
  return inner.flatMap((one) => toTexts(one, path));
}

const lengths = [0, 1, 3, 4, 9, 15, 40];
const unstorable = ["\ud800", "\0"].flatMap((letter) => lengths.map((more) => letter + "a".repeat(more)));

describe("texts that PostgreSQL cannot store", () => {
  it.each(routes)("are refused by %s", (_, { params, query, body }) => {
    const texts = [params, query, body].flatMap((schema) => (schema ? toTexts(schema, "") : []));
    const taken = texts.filter(([, schema]) => unstorable.some((text) => schema.safeParse(text).success));
    expect(taken.map(([path]) => path)).toEqual([]);
  });
});

describe("dates in requests", () => {
  const days = routes.flatMap(([name, { params, query, body }]) =>
    [params, query, body]
      .flatMap((schema) => (schema ? toTexts(schema, name) : []))
      .filter(
        ([, schema]) => schema.safeParse("2026-02-28").success && !schema.safeParse("2026-02-30").success,
      ),
  );

  it("are refused in the year 0, which PostgreSQL does not have", () => {
    expect(days).not.toEqual([]);
    expect(days.filter(([, schema]) => schema.safeParse("0000-02-29").success)).toEqual([]);
    expect(days.filter(([, schema]) => !schema.safeParse("0001-01-01").success)).toEqual([]);
  });
});

describe("a time in a request", () => {
  it("is in UTC whatever its offset", () => {
    expect(TimeInput.parse("2026-12-01T00:00:00+05:00")).toBe("2026-11-30T19:00:00.000Z");
  });

  it.each([
    "0000-06-01T00:00:00Z",
    "0000-01-01T00:00:00+05:00",
    "0001-01-01T00:00:00+05:00",
    "9999-12-31T23:00:00-05:00",
    "2026-02-30T00:00:00Z",
    "2026-12-01T00:00:00",
  ])("is refused if PostgreSQL has no such time: %s", (text) => {
    expect(TimeInput.safeParse(text).success).toBe(false);
  });
});
