import type { PartRow } from "./day-rows.ts";

export type PartTotal = Omit<PartRow, "figure">;

/** The parts of a figure, the largest first. */
export const sortParts = <Name extends string>(rows: readonly PartRow<Name>[], figure: Name): PartTotal[] =>
  rows
    .filter((row) => row.figure === figure)
    .sort(
      (one, other) => other.value - one.value || other.count - one.count || (one.part < other.part ? -1 : 1),
    );
