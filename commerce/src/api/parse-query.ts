import type { z } from "@medusajs/framework/zod";
import { ShopError } from "../shop-error.ts";

/** Parses the query with the schema; otherwise 400 `invalid_query` whose details map each field to its fault. */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const parsed = schema.safeParse(query);
  if (parsed.success) {
    return parsed.data;
  }
  const fields = parsed.error.issues.flatMap((issue) => {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [issue.path.join(".")];
    return names.map((name) => [name, issue.message]);
  });
  throw new ShopError(400, "invalid_query", "The query is not valid.", {
    fields: Object.fromEntries(fields),
  });
}

/** Parses the query of a list and replaces the page number by the `offset` of the page. */
export function parsePage<Query extends { page: number; limit: number }>(
  schema: z.ZodType<Query>,
  query: unknown,
): Omit<Query, "page"> & { offset: number } {
  const { page, ...choice } = parseQuery(schema, query);
  return { ...choice, offset: (page - 1) * choice.limit };
}
