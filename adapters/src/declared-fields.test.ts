import { rooms } from "@bezak/contract/routes.ts";
import type { Route } from "@bezak/contract/route.ts";
import { expect, it } from "vitest";
import { z } from "zod";
import { declaredFields } from "./declared-fields.ts";

const schema = z.object({
  name: z.object({ ru: z.string(), uz: z.string().nullish() }),
  sizes: z.array(z.object({ width: z.int() })),
  kind: z.enum(["a", "b"]),
  brand: z.object({ id: z.string() }).nullable(),
});

it("leaves out what is not declared, however deep, and nothing else", () => {
  const answer = {
    name: { ru: "Кольцо", uz: null, secret: 1 },
    sizes: [{ width: 1, secret: 1 }, { width: 2 }],
    ...{ kind: "a", brand: { id: "b", secret: 1 }, secret: 1 },
  };
  expect(declaredFields(schema)(answer)).toEqual(schema.parse(answer));
  const empty = { name: { ru: "Кольцо" }, sizes: [], kind: "b", brand: null };
  expect(declaredFields(schema)(empty)).toEqual(empty);
});

it.each([
  { name: { ru: { secret: 1 } }, sizes: [], kind: "a", brand: null },
  { name: "Кольцо", sizes: [], kind: "a", brand: null },
  { name: { ru: "Кольцо" }, sizes: { secret: 1 }, kind: "a", brand: null },
])("refuses %j: an undeclared shape could carry anything", (answer) => {
  expect(() => declaredFields(schema)(answer)).toThrow(TypeError);
});

it("parses what it does not know", () => {
  const union = z.union([z.object({ a: z.int() }), z.object({ b: z.int() })]);
  expect(declaredFields(union)({ b: 1, secret: 1 })).toEqual({ b: 1 });
  expect(() => declaredFields(union)({ secret: 1 })).toThrow();
});

it("knows every kind of schema that a cached read has", () => {
  const kinds = new Set<string>();
  const visit = (value: unknown): void => {
    const { type, shape, element, innerType } = (value as z.ZodObject)._zod.def as unknown as {
      type: string;
      shape?: object;
      element?: unknown;
      innerType?: unknown;
    };
    kinds.add(type);
    [...Object.values(shape ?? {}), element, innerType].filter(Boolean).forEach(visit);
  };
  const routes: Route[] = Object.values(rooms).flatMap((room) => Object.values(room));
  routes.filter(({ cached }) => cached).forEach(({ success }) => visit(success.schema));
  const known = ["array", "boolean", "enum", "literal", "nullable", "number", "object", "optional", "string"];
  expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
});
