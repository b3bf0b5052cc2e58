import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { nextSort } from "./column.ts";
import type { Column, Sort } from "./column.ts";
import { chosenPart, withKeys } from "./selection.ts";
import type { TableBoxes } from "./table-props.ts";
import styles from "./table-head.module.css";

interface TableHeadProps<Row, SortKey extends string> {
  columns: readonly Column<Row, SortKey>[];
  /** Keys of the visible rows. */
  keys: readonly string[];
  sort: Sort<SortKey> | null | undefined;
  onSortChange: ((sort: Sort<SortKey>) => void) | undefined;
  boxes: TableBoxes<Row> | undefined;
  actionsLabel: string | undefined;
}

/** Names of the columns; sortable ones are buttons, on a phone in a row above the cards. */
export function TableHead<Row, SortKey extends string>(props: TableHeadProps<Row, SortKey>) {
  const { columns, keys, sort, onSortChange, boxes, actionsLabel } = props;
  const chosen = boxes ? chosenPart(keys, boxes.selected) : "none";
  const useful = boxes !== undefined || columns.some((column) => column.sortable);
  return (
    <thead role="rowgroup" data-useful={useful || undefined} className={styles.head}>
      <tr role="row" className={styles.headRow}>
        {boxes ? (
          <th role="columnheader" scope="col" data-kind="box" className={styles.headCell}>
            <Checkbox
              label={<span className={styles.boxLabel}>{boxes.selectAllLabel}</span>}
              checked={chosen === "all"}
              indeterminate={chosen === "some"}
              disabled={keys.length === 0}
              onChange={(event) =>
                boxes.onSelectedChange(withKeys(boxes.selected, keys, event.target.checked))
              }
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <th
            key={column.key}
            role="columnheader"
            scope="col"
            aria-sort={column.sortable ? (sort?.key === column.key ? sort.direction : "none") : undefined}
            data-kind={column.sortable ? "sort" : "name"}
            data-column={column.key}
            data-align={column.align}
            style={{ width: column.width }}
            className={styles.headCell}
          >
            {column.sortable ? (
              <button
                type="button"
                onClick={() => onSortChange?.(nextSort(sort, column.key))}
                className={styles.sort}
              >
                {column.header}
                <SortIcon direction={sort?.key === column.key ? sort.direction : undefined} />
              </button>
            ) : (
              column.header
            )}
          </th>
        ))}
        {actionsLabel === undefined ? null : (
          <th role="columnheader" scope="col" data-kind="name" className={styles.headCell}>
            <VisuallyHidden>{actionsLabel}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

function SortIcon({ direction }: { direction: Sort<string>["direction"] | undefined }) {
  if (direction === "ascending") return <ArrowUp aria-hidden />;
  if (direction === "descending") return <ArrowDown aria-hidden />;
  return <ArrowUpDown aria-hidden />;
}
