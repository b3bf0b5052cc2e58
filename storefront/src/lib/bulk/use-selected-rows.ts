import { useState } from "react";
import { useSelection, type Selection } from "./use-selection.ts";

interface Shown<Row> {
  /** of the list, as its address writes them */
  filters: string;
  /** the visible rows */
  rows: readonly Row[];
}

/** As `useSelection`, with the selected rows as they were shown when they were selected, also those of other pages. */
export function useSelectedRows<Row extends { id: string }>({
  filters,
  rows,
}: Shown<Row>): {
  selection: Selection;
  selected: readonly Row[];
} {
  const selection = useSelection({ filters, keys: rows.map(({ id }) => id) });
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(new Map());
  const { boxes, ids } = selection;
  return {
    selection: {
      ...selection,
      boxes: {
        ...boxes,
        onSelectedChange(chosen) {
          setKnown(new Map([...known.values(), ...rows].map((row) => [row.id, row])));
          boxes.onSelectedChange(chosen);
        },
      },
    },
    selected: [...(ids ?? [])].flatMap((id) => known.get(id) ?? []),
  };
}
