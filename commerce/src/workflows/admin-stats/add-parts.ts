import type { DayRow } from "./day-rows.ts";

export interface PartTotal {
  part: string;
  count: number;
  value: number;
}

/** The parts of a figure over several days, the largest first. */
export function addParts<Name extends string>(rows: readonly DayRow<Name>[], figure: Name): PartTotal[] {
  const parts = new Map<string, PartTotal>();
  for (const { figure: name, part, count, value } of rows) {
    if (name !== figure) continue;
    const total = parts.get(part) ?? { part, count: 0, value: 0 };
    parts.set(part, { part, count: total.count + count, value: total.value + value });
  }
  return [...parts.values()].sort(
    (one, other) => other.value - one.value || other.count - one.count || (one.part < other.part ? -1 : 1),
  );
}
