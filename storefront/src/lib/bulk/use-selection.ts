import { useState } from "react";

export interface Selection {
  /** selected rows; null for everything that the filters find */
  ids: ReadonlySet<string> | null;
  count: number;
  clear: () => void;
  selectAll: () => void;
  /** of the list, as its address writes them */
  filters: string;
  /** for the table */
  boxes: { selected: ReadonlySet<string>; onSelectedChange: (selected: ReadonlySet<string>) => void };
}

interface Shown {
  filters: string;
  /** keys of the visible rows */
  keys: readonly string[];
  /** rows that the filters find */
  total: number;
}

const nothing: ReadonlySet<string> = new Set();

/** The selected rows of a list, on all of its pages. Other filters begin another selection. */
export function useSelection({ filters, keys, total }: Shown): Selection {
  const [stored, setStored] = useState<{ filters: string; ids: ReadonlySet<string> | null }>({
    filters,
    ids: nothing,
  });
  const ids = stored.filters === filters ? stored.ids : nothing;
  const select = (selected: ReadonlySet<string> | null) => setStored({ filters, ids: selected });
  return {
    ids,
    count: ids === null ? total : ids.size,
    clear: () => select(nothing),
    selectAll: () => select(null),
    filters,
    boxes: { selected: ids ?? new Set(keys), onSelectedChange: select },
  };
}
