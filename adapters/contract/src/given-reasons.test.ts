import { expect, it } from "vitest";
import { z } from "zod";
import { accessTable, type CallName } from "./access-table.ts";
import { domains } from "./domains.ts";
import { examples } from "./examples/all.ts";
import type { Route } from "./route.ts";

/** Fields in which administrators give reasons and write notes and messages. */
const WORDS = ["reason", "explanation", "note", "text", "message"];

/** The reason of a return is one of a list. */
const isChoice = (body: Route["body"], field: string) =>
  body instanceof z.ZodObject && body.shape[field] instanceof z.ZodEnum;

const written = Object.values(domains)
  .flatMap((calls) => Object.entries(calls as Record<string, Route>))
  .filter(([name]) => accessTable[name as CallName].ranks)
  .flatMap(([name, route]) => {
    const body = (examples[name as CallName] as { request?: { body?: unknown } }).request?.body;
    const fields = body && typeof body === "object" ? Object.keys(body) : [];
    return fields.flatMap((field) =>
      WORDS.includes(field) && !isChoice(route.body, field) ? [{ name, field, route, body }] : [],
    );
  });

it("there are such fields", () => expect(written.length).toBeGreaterThan(10));

it.each(written)("$name refuses an empty and an endless $field", ({ field, route, body }) => {
  const accepts = (words: string) => route.body?.safeParse({ ...(body as object), [field]: words }).success;
  expect(accepts("Проверено по выписке")).toBe(true);
  expect([accepts(""), accepts("   "), accepts("я".repeat(10_000))]).toEqual([false, false, false]);
});
