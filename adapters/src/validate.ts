import type { ErrorCode } from "@bezak/contract/error-codes.ts";
import type { Language } from "@bezak/contract/languages.ts";
import { phonePattern } from "@bezak/contract/limits.ts";
import type { z } from "zod";
import { ApiError } from "./errors.ts";
import { fieldTexts, isFieldProblem, type FieldProblem } from "./field-texts.ts";

type Issue = z.core.$ZodIssue;
type Problem = [problem: FieldProblem, bound?: string];

const FIELDS_MAX = 20;

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  );
}

const kinds: Record<string, FieldProblem> = {
  string: "text",
  number: "number",
  int: "integer",
  array: "list",
  object: "object",
};

function ofType(expected: string, value: unknown): Problem {
  if (value === undefined || (value === null && expected !== "null")) return ["required"];
  if (Array.isArray(value) && expected !== "array" && expected !== "object") return ["single"];
  if (expected === "number" && Number.isFinite(value)) return ["integer"];
  return [kinds[expected] ?? "invalid"];
}

function ofSize(issue: { origin: string; bound: unknown; value: unknown; low: boolean }): Problem {
  const bound = String(issue.bound);
  if (issue.origin === "string") {
    if (issue.low && issue.value === "") return ["required"];
    return [issue.low ? "shortest" : "longest", bound];
  }
  if (issue.origin === "array") return [issue.low ? "fewest" : "most", bound];
  return [issue.low ? "min" : "max", bound];
}

function getProblem(issue: Issue, value: unknown): Problem {
  switch (issue.code) {
    case "invalid_type":
      return ofType(issue.expected, value);
    case "too_small":
      return ofSize({ origin: issue.origin, bound: issue.minimum, value, low: true });
    case "too_big":
      return ofSize({ origin: issue.origin, bound: issue.maximum, value, low: false });
    case "invalid_format":
      if (issue.format === "email") return ["email"];
      return [issue.format === "regex" && issue.pattern === String(phonePattern) ? "phone" : "invalid"];
    case "invalid_value":
      return [value === undefined ? "required" : Array.isArray(value) ? "single" : "invalid"];
    case "custom":
      return [isFieldProblem(issue.params?.code) ? issue.params.code : "invalid"];
    default:
      return ["invalid"];
  }
}

/** Issues of a schema as `path -> message`; only the first problem of a path is reported. */
function toFields(issues: readonly Issue[], input: unknown, language: Language): Record<string, string> {
  const fields: Record<string, string> = {};
  const add = (path: readonly PropertyKey[], [problem, bound = ""]: Problem) => {
    const name = path.map(String).join(".").slice(0, 100) || "body";
    if (Object.keys(fields).length < FIELDS_MAX) fields[name] ??= fieldTexts[problem][language](bound);
  };
  for (const issue of issues) {
    if (issue.code !== "unrecognized_keys") add(issue.path, getProblem(issue, valueAt(input, issue.path)));
    else for (const key of issue.keys) add([...issue.path, key], ["unknown"]);
  }
  return fields;
}

/**
 * Parses `input` by `schema`.
 * @throws ApiError 400 with the invalid fields, in the reader's language
 */
export function validate<T extends z.ZodType>(
  schema: T,
  input: unknown,
  { code, language }: { code: ErrorCode; language: Language },
): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new ApiError(code, { fields: toFields(result.error.issues, input, language) });
}
