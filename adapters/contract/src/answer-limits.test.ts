import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Route } from "./route.ts";
import { domains } from "./domains.ts";

const routes: [name: string, route: Route][] = Object.values(domains).flatMap((calls) =>
  Object.entries(calls),
);

/** Paths of a JSON schema at which a value is bounded from above. */
function getBounds(schema: unknown, path = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const found = Object.entries(schema).flatMap(([key, value]) => getBounds(value, `${path}.${key}`));
  const { maximum, maxLength, maxItems, description } = schema as Record<string, unknown>;
  // The shop makes ids itself.
  if (description === "opaque id") return found;
  const bounded =
    (typeof maximum === "number" && maximum < Number.MAX_SAFE_INTEGER) ||
    typeof maxLength === "number" ||
    typeof maxItems === "number";
  return bounded ? [path, ...found] : found;
}

describe("the schema of an answer", () => {
  it.each(routes)("does not bound what is stored from above: %s", (_, route) => {
    expect(getBounds(z.toJSONSchema(route.success.schema, { io: "output", unrepresentable: "any" }))).toEqual(
      [],
    );
  });
});
