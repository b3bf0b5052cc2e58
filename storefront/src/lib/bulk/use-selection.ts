import { useState } from "react";

export interface Selection {
  /** selected rows; null for everything that the filters find */
  ids: ReadonlySet<string> | null;
  count: number;
  clear: () => void;
  /** everything that the filters find: so many rows, which the server compares with those that it finds */
  selectAll: (total: number) => void;
  /** of the list, as its address writes them */
  filters: string;
  /** for the table */
  boxes: { selected: ReadonlySet<string>; onSelectedChange: (selected: ReadonlySet<string>) => void };
}

interface Shown {
  filters: string;
  /** keys of the visible rows */
  keys: readonly string[];
}

const nothing: ReadonlySet<string> = new Set();

/** The selected rows of a list, on all of its pages. Other filters begin another selection. */
export function useSelection({ filters, keys }: Shown): Selection {
  const [stored, setStored] = useState<{ filters: string; ids: ReadonlySet<string> | null; total: number }>({
    filters,
    ids: nothing,
    total: 0,
  });
  const ids = stored.filters === filters ? stored.ids : nothing;
  const select = (selected: ReadonlySet<string> | null, total = 0) =>
    setStored({ filters, ids: selected, total });
  return {
    ids,
    count: ids === null ? stored.total : ids.size,
    clear: () => select(nothing),
    selectAll: (total) => select(null, total),
    filters,
    boxes: { selected: ids ?? new Set(keys), onSelectedChange: (selected) => select(selected) },
  };
}
