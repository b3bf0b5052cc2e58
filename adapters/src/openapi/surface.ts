import { readFile } from "node:fs/promises";
import { domains } from "@bezak/contract/domains.ts";
import { openApiDocument } from "./document.ts";

type Json = Record<string, unknown>;
type Direction = "in" | "out";

interface Operation {
  parameters: { name?: string; in?: string; required?: boolean; schema?: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

const getName = (schema: Json) => String(schema.$ref).split("/").at(-1)!;

/** The type of a value in short: `string|null`, `Order[]`. */
function describeType(schema: Json): string {
  if (schema.$ref) return getName(schema);
  const { type, anyOf, oneOf, items } = schema as {
    type?: string | string[];
    anyOf?: Json[];
    oneOf?: Json[];
    items?: Json;
  };
  const choices = anyOf ?? oneOf;
  if (choices) return [...new Set(choices.map(describeType))].sort().join("|");
  if (type === "array") return `${describeType(items ?? {})}[]`;
  return [type ?? "any"].flat().sort().join("|");
}

/** The schemas that a value consists of: the alternatives of a choice, the items of a list. */
function getParts(schema: Json): Json[] {
  const { anyOf, oneOf, items } = schema as { anyOf?: Json[]; oneOf?: Json[]; items?: Json };
  if (items) return getParts(items);
  return (anyOf ?? oneOf)?.flatMap(getParts) ?? [schema];
}

/**
 * The surface of the API, one fact a line: calls, their parameters, and the fields of every schema in requests (`in`) and
 * answers (`out`). A line that ends with `required` may vanish, but not appear in a known schema; any other may appear,
 * but not vanish.
 */
export function describeSurface(): string[] {
  const document = openApiDocument(domains, "") as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Json> };
  };
  const lines = new Set<string>();
  const walked = new Set<string>();

  function walk(direction: Direction, at: string, schema: Json): void {
    for (const part of getParts(schema)) {
      if (part.$ref) walkNamed(direction, getName(part));
      if (direction === "in") {
        for (const value of (part.enum as unknown[] | undefined) ?? [])
          lines.add(`in ${at} = ${String(value)}`);
      }
      const required = new Set(part.required as string[] | undefined);
      for (const [name, field] of Object.entries((part.properties ?? {}) as Record<string, Json>)) {
        const path = `${at}.${name}`;
        lines.add(`${direction} ${path} ${describeType(field)}`);
        if (required.has(name))
          lines.add(`${direction} ${path} ${direction === "in" ? "required" : "always"}`);
        walk(direction, path, field);
      }
    }
  }

  function walkNamed(direction: Direction, name: string): void {
    if (walked.has(direction + name)) return;
    walked.add(direction + name);
    walk(direction, name, document.components.schemas[name] ?? {});
  }

  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, { parameters, requestBody, responses }] of Object.entries(item)) {
      const call = `${method.toUpperCase()} ${path}`;
      lines.add(`call ${call}`);
      for (const { name = "", required, schema = {} } of parameters.filter((one) => one.in === "query")) {
        lines.add(`in ${call} ?${name} ${describeType(schema)}`);
        if (required) lines.add(`in ${call} ?${name} required`);
        walk("in", `${call} ?${name}`, schema);
      }
      for (const [type, { schema }] of Object.entries(requestBody?.content ?? {})) {
        lines.add(`in ${call} ${type} ${describeType(schema)}`);
        walk("in", call, schema);
      }
      for (const [status, { content = {} }] of Object.entries(responses).filter(([code]) => code < "300")) {
        for (const [type, { schema }] of Object.entries(content)) {
          lines.add(`out ${call} ${status} ${type} ${describeType(schema)}`);
          walk("out", call, schema);
        }
      }
    }
  }
  return [...lines].sort();
}

/** `in NewOrder.items required` -> `in NewOrder`, `in GET /orders ?page required` -> `in GET /orders` */
function getOwner(line: string): string {
  const [direction = "", first = "", second = ""] = line.split(" ", 3);
  const owner = /^[A-Z]+$/.test(first) ? `${first} ${second}` : first.split(".", 1)[0]!;
  return `${direction} ${owner}`;
}

/** What of `next` would break a client of `published`. */
export function findBreaks(published: readonly string[], next: readonly string[]): string[] {
  const [before, after] = [new Set(published), new Set(next)];
  const owners = new Set(published.map(getOwner));
  const isDemand = (line: string) => line.endsWith(" required");
  const gone = published.filter((line) => !isDemand(line) && !after.has(line));
  const demanded = next.filter((line) => isDemand(line) && !before.has(line) && owners.has(getOwner(line)));
  return [...gone.map((line) => `gone: ${line}`), ...demanded.map((line) => `demanded: ${line}`)];
}

export const SURFACE_FILE = new URL("../../../docs/api-surface.txt", import.meta.url);

/** The surface that clients rely on. */
export async function readPublished(): Promise<string[]> {
  return (await readFile(SURFACE_FILE, "utf8")).split("\n").filter(Boolean);
}
