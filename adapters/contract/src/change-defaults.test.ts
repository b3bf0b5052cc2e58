import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Route } from "./route.ts";
import { domains } from "./domains.ts";

const changes: [name: string, route: Route][] = Object.values(domains)
  .flatMap((calls): [string, Route][] => Object.entries(calls))
  .filter(([, { method, body }]) => body && (method === "PUT" || method === "PATCH"));

/** Paths in a JSON schema that have a default value. */
function getDefaults(schema: unknown, path = ""): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const found = Object.entries(schema).flatMap(([key, value]) => getDefaults(value, `${path}.${key}`));
  return "default" in schema && !path.endsWith(".properties") ? [path, ...found] : found;
}

describe("the body of a change", () => {
  it.each(changes)("has no defaults, which would overwrite stored values: %s", (_, { body }) => {
    expect(getDefaults(z.toJSONSchema(body!, { io: "input", unrepresentable: "any" }))).toEqual([]);
  });
});
