import { z } from "zod";

export type JsonSchema = Record<string, unknown>;

/** In a query, `true` and `false` are the texts of a boolean. */
function isBooleanText({ enum: values }: JsonSchema): boolean {
  return Array.isArray(values) && values.length === 2 && values.includes("true") && values.includes("false");
}

/** Names the keys of a record as properties, since generators of clients do not read `propertyNames`. */
function nameKeys(schema: JsonSchema): void {
  const { propertyNames, additionalProperties: value } = schema;
  const keys = (propertyNames as { enum?: string[] } | undefined)?.enum;
  if (!keys || typeof value !== "object") return;
  delete schema.propertyNames;
  delete schema.additionalProperties;
  schema.properties = Object.fromEntries(keys.map((key) => [key, value]));
}

const options = {
  target: "draft-2020-12",
  // Schemas of answers have no transforms, so both directions are equal; `input` leaves answers open to new fields.
  io: "input",
  uri: (id: string) => `#/components/schemas/${id}`,
  override({ jsonSchema }: { jsonSchema: JsonSchema }) {
    // The pattern of a date-time is very long and repeats what its format says.
    if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
    if (isBooleanText(jsonSchema)) {
      delete jsonSchema.enum;
      jsonSchema.type = "boolean";
    }
    nameKeys(jsonSchema);
  },
} as const;

function withoutHeader({ $schema, $id, ...schema }: JsonSchema): JsonSchema {
  void [$schema, $id];
  return schema;
}

/** Every schema of the contract that has an id, as JSON Schema 2020-12 with references to the others. */
export function namedSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, options);
  return Object.fromEntries(
    Object.entries(schemas).map(([id, schema]) => [id, withoutHeader(schema as JsonSchema)]),
  );
}

export function fieldSchemas(object: z.ZodObject): { name: string; required: boolean; schema: JsonSchema }[] {
  const { properties = {}, required = [] } = z.toJSONSchema(object, options);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    required: required.includes(name),
    schema: schema as JsonSchema,
  }));
}

/** A reference to a named schema; throws for a schema without an id, which would be repeated in the document. */
export function refTo(schema: z.ZodType): JsonSchema {
  const id = z.globalRegistry.get(schema)?.id;
  if (!id) throw new Error("the schema of a body or an answer has no id");
  return { $ref: options.uri(id) };
}
