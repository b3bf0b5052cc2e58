import fc, { type Arbitrary } from "fast-check";
import { anything } from "./arbitrary.ts";

type Path = readonly (string | number)[];

/** The paths of all parts of a value, the whole value first. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

function replaced(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const inner = copy as Record<string | number, unknown>;
  const next = replaced(inner[key], rest, change);
  if (next === undefined && !Array.isArray(copy)) delete inner[key];
  else inner[key] = next;
  return copy;
}

/** A longer or larger value, more items, or an unknown field. */
function tooMuch(old: unknown): unknown {
  if (typeof old === "string") return old.repeat(3) + "x".repeat(5000);
  if (typeof old === "number") return old < 0 ? old * 1e9 : 1e13 - 0.5;
  if (Array.isArray(old)) return Array.from({ length: 200 }, () => (old as unknown[])[0] ?? null);
  if (typeof old === "object" && old !== null) return { ...old, nobodyKnows: 1 };
  return [old];
}

const changes: Arbitrary<(old: unknown) => unknown> = fc.oneof(
  anything.map((value) => () => value),
  fc.constant(() => undefined),
  fc.constant(tooMuch),
);

/** A valid value with one or two parts changed; some results are still valid, which the caller has to find out. */
export function spoiled(good: Arbitrary<unknown>): Arbitrary<unknown> {
  const spoil = (value: unknown) =>
    fc
      .tuple(fc.constantFrom(...pathsIn(value)), changes)
      .map(([path, change]) => replaced(value, path, change));
  return good.chain(spoil).chain((value) => fc.oneof(fc.constant(value), spoil(value)));
}
