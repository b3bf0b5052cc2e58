import type { Route } from "@bezak/contract/route.ts";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";

type Path = readonly PropertyKey[];

/** Ids of our own making; anything else at their place stays out of the log. */
const idPattern = /^[\w-]{1,64}$/;

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], value);
}

/**
 * The row of a list that a problem lies in, as a path that ends in its index. A thing asked for by its name is no list:
 * an order without one of its lines would be another order.
 */
function rowOf(route: Route, answer: unknown, path: Path): Path | undefined {
  const isList = !route.path.includes("{") || Array.isArray(valueAt(answer, ["data"]));
  const index = path.findIndex((key) => typeof key === "number");
  return route.method === "GET" && isList && index >= 0 ? path.slice(0, index + 1) : undefined;
}

/** What is wrong and where, without what is written there. */
function describeProblem(answer: unknown, row: Path, { code, path }: z.core.$ZodIssue) {
  const id = valueAt(answer, [...row, "id"]);
  return {
    path: path.map(String).join("."),
    code,
    row: typeof id === "string" && idPattern.test(id) ? id : undefined,
  };
}

function withoutRows(answer: unknown, rows: readonly Path[]): unknown {
  const copy: unknown = structuredClone(answer);
  const lists = Map.groupBy(rows, (row) => row.slice(0, -1).map(String).join("."));
  for (const [first, ...others] of lists.values()) {
    if (!first) continue;
    const indexes = new Set([first, ...others].map((row) => row.at(-1)));
    const holder = valueAt(copy, first.slice(0, -2)) as Record<PropertyKey, unknown[]>;
    const key = first.at(-2) ?? "";
    holder[key] = holder[key]?.filter((_, index) => !indexes.has(index)) ?? [];
  }
  return copy;
}

/**
 * The answer as JSON text, with nothing its schema does not declare. A row of a list that does not fit is left out and
 * written to the log: one odd row does not take the others with it.
 */
export function answerText(route: Route, answer: unknown, log: Pick<FastifyBaseLogger, "error">): string {
  const { schema } = route.success;
  const read = schema.safeParse(answer);
  if (read.success) return JSON.stringify(read.data);
  const { issues } = read.error;
  const rows = issues.map(({ path }) => rowOf(route, answer, path));
  const odd = rows.filter((row) => row !== undefined);
  if (odd.length < rows.length) throw read.error;
  const problems = issues.map((issue, at) => describeProblem(answer, odd[at]!, issue));
  log.error(
    { call: `${route.method} ${route.path}`, problems },
    "rows that do not fit their schema are left out",
  );
  return JSON.stringify(schema.parse(withoutRows(answer, odd)));
}
