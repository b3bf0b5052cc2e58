import fc, { type Arbitrary } from "fast-check";

export type JsonSchema = Record<string, unknown>;

/** Unusual texts that people and programs type. */
const odd = fc.constantFrom(
  ...[
    "",
    " ",
    "0",
    "-1",
    "null",
    "undefined",
    "true",
    "[]",
    "{}",
    "NaN",
    "1e309",
    "0x10",
    "%00",
    "../../etc/passwd",
  ],
  ...[
    "\u0000",
    "\u202e",
    "\ud800",
    "o\u02bbzbekcha",
    "Ўзбекча",
    "👩‍👩‍👧",
    "<script>alert(1)</script>",
    "'; drop table x; --",
    "{{7*7}}",
    "$" + "{7*7}",
  ],
);

const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: "grapheme" }) },
  { weight: 1, arbitrary: odd },
);

/** Any JSON value. */
export const anything: Arbitrary<unknown> = fc.oneof(
  text,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(null, true, false, -1, 1e15, 0.1, [], {}, [[]], { __proto__: null }),
  fc.array(fc.integer(), { maxLength: 3 }),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }),
);

const toNumber = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);

function arbitraryText(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.format === "email")
    return fc.stringMatching(/^[a-z]{1,8}@[a-z]{2,8}\.uz$/).map((name) => `fuzz.${name}`);
  if (schema.format === "date-time")
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  if (typeof schema.pattern === "string") return fc.stringMatching(new RegExp(schema.pattern));
  const minLength = toNumber(schema.minLength, 0);
  const maxLength = Math.min(toNumber(schema.maxLength, 200), minLength + 200);
  const plain = fc.string({ unit: "grapheme", minLength, maxLength });
  return minLength === 0 ? fc.oneof(plain, odd) : plain;
}

/**
 * Values that match a JSON Schema of the contract, with existing `ids`. The contract's refinements, which the schema does
 * not contain, may still refuse some.
 */
export function arbitraryValue(
  schema: JsonSchema,
  ids: readonly string[],
  root: JsonSchema = schema,
): Arbitrary<unknown> {
  const inside = (one: unknown) => arbitraryValue(one as JsonSchema, ids, root);
  if (schema.description === "opaque id" && ids.length > 0)
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, arbitraryText(schema));
  if (typeof schema.$ref === "string") {
    const name = schema.$ref.split("/").at(-1) ?? "";
    return inside((root.$defs as Record<string, JsonSchema>)[name]);
  }
  if ("const" in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return fc.oneof(...choices.map(inside));
  switch (schema.type) {
    case "string":
      return arbitraryText(schema);
    case "integer":
      return fc.integer({
        min: Math.max(toNumber(schema.minimum, -1000), -(2 ** 31)),
        max: Math.min(toNumber(schema.maximum, 1_000_000), 2 ** 31 - 1),
      });
    case "number":
      return fc.double({
        min: toNumber(schema.minimum, 0),
        max: toNumber(schema.maximum, 1000),
        noNaN: true,
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(inside(schema.items ?? {}), {
        minLength: toNumber(schema.minItems, 0),
        maxLength: Math.min(toNumber(schema.maxItems, 5), toNumber(schema.minItems, 0) + 4),
      });
    case "object": {
      const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
      const model = Object.fromEntries(properties.map(([name, one]) => [name, inside(one)]));
      return fc.record(model, { requiredKeys: (schema.required ?? []) as string[] });
    }
    default:
      return anything;
  }
}
