import { describe, expect, it } from "vitest";
import type { CallName } from "../access-table.ts";
import type { Route } from "../route.ts";
import { domains } from "../domains.ts";
import { examples } from "./all.ts";

const calls = Object.values(domains).flatMap((routes) => Object.entries(routes as Record<string, Route>));

describe("the example of a call", () => {
  it.each(calls)("fits the schemas of %s, which leave out none of its fields", (name, route) => {
    const { request = {}, answer } = examples[name as CallName];
    if (route.params) expect(route.params.safeParse(request.params).error).toBeUndefined();
    if (route.query) expect(route.query.safeParse(asText(request.query)).error).toBeUndefined();
    if (route.body) expect(route.body.safeParse(request.body).error).toBeUndefined();
    else expect(request.body).toBeUndefined();
    if (!route.file) expect(route.success.schema.parse(answer)).toEqual(answer);
  });
});

/** A query as the server receives it: texts and lists of texts. */
function asText(query: object | undefined): Record<string, unknown> {
  const text = (value: unknown) => (Array.isArray(value) ? value : String(value));
  return Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, text(value)]));
}
