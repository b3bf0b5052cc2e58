import type { Route } from "@bezak/contract/route.ts";
import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";

type Path = readonly PropertyKey[];

/** Shape of the ids that this system generates; an id of another shape is not logged. */
const idPattern = /^[\w-]{1,64}$/;

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null)?.[key], value);
}

/**
 * Path of the list row in which a problem lies, ending in the row's index. Only lists qualify: a single object that is
 * fetched by its id must be complete (an order without one of its lines would be another order), and so must the answer
 * of a write, unless its `data` is a list.
 */
function toRow(route: Route, answer: unknown, path: Path): Path | undefined {
  const isList =
    Array.isArray(valueAt(answer, ["data"])) || (route.method === "GET" && !route.path.includes("{"));
  const index = path.findIndex((key) => typeof key === "number");
  return isList && index >= 0 ? path.slice(0, index + 1) : undefined;
}

/** Substitutes for missing values that cannot be mistaken for real data: an empty text, an object of empty texts. */
const plainValues: Partial<Record<string, () => unknown>> = { string: () => "", object: () => ({}) };

const DEEPEST = 4;

/**
 * A copy of the answer in which missing texts of list rows are empty texts. A missing sum, status, time or id is never
 * made up, and a wrong value is never replaced: such a row stays invalid.
 */
function withPlainTexts(route: Route, answer: unknown): unknown {
  const copy: unknown = structuredClone(answer);
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const { error } = route.success.schema.safeParse(copy);
    for (const issue of error?.issues ?? []) {
      const row = toRow(route, copy, issue.path);
      const plain = issue.code === "invalid_type" ? plainValues[issue.expected]?.() : undefined;
      if (plain === undefined || !row || row.length === issue.path.length) continue;
      if ((valueAt(copy, issue.path) ?? null) !== null) continue;
      const holder = valueAt(copy, issue.path.slice(0, -1)) as Record<PropertyKey, unknown>;
      holder[issue.path.at(-1) ?? ""] = plain;
    }
  }
  return copy;
}

/** Describes a problem without the values, which may be personal data. */
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

/** Number of rows left out of lists since the process started. */
export interface LeftOutRows {
  count: number;
}

/**
 * The answer as JSON text, without fields that its schema does not declare. An invalid row of a list gets empty texts in
 * place of missing ones or, if that does not make it valid, is left out; both are logged. The other rows are answered.
 */
export function answerText(
  route: Route,
  answer: unknown,
  log: Pick<FastifyBaseLogger, "error">,
  leftOut: LeftOutRows,
): string {
  const { schema } = route.success;
  const read = schema.safeParse(answer);
  if (read.success) return JSON.stringify(read.data);
  const { issues } = read.error;
  const rows = issues.map(({ path }) => toRow(route, answer, path));
  if (rows.some((row) => row === undefined)) throw read.error;
  const problems = issues.map((issue, at) => describeProblem(answer, rows[at]!, issue));
  const plain = withPlainTexts(route, answer);
  const left = (schema.safeParse(plain).error?.issues ?? []).map(({ path }) => toRow(route, plain, path)!);
  const count = new Set(left.map((row) => row.map(String).join("."))).size;
  leftOut.count += count;
  const call = `${route.method} ${route.path}`;
  log.error(
    { call, problems, leftOut: count },
    "rows that do not fit their schema are shown plainly or left out",
  );
  return JSON.stringify(schema.parse(withoutRows(plain, left)));
}
