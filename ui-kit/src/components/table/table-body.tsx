import { useRef, type ChangeEvent, type ReactNode } from "react";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { Column } from "./column.ts";
import { keysBetween, withKeys } from "./selection.ts";
import type { TableBoxes } from "./table-props.ts";
import styles from "./table.module.css";

interface RowProps<Row> {
  columns: readonly Column<Row, string>[];
  boxes: TableBoxes<Row> | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
}

interface TableBodyProps<Row> extends RowProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Number of placeholder rows. */
  placeholders: number;
  /** Shown instead of rows. */
  fallback: ReactNode;
}

/** The rows, their placeholders, or the fallback. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, rowKey, placeholders, fallback, ...shared } = props;
  /** the row that was selected or deselected last */
  const last = useRef<string | null>(null);
  function toggle(id: string, { target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { boxes } = shared;
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    const chosen = isRange ? keysBetween(rows.map(rowKey), last.current, id) : [id];
    last.current = id;
    boxes?.onSelectedChange(withKeys(boxes.selected, chosen, target.checked));
  }
  const width = shared.columns.length + (shared.boxes ? 1 : 0) + (shared.rowActions ? 1 : 0);
  if (placeholders > 0) {
    return (
      <tbody role="rowgroup" className={styles.body}>
        {Array.from({ length: placeholders }, (_, index) => (
          <PlaceholderRow key={index} {...shared} />
        ))}
      </tbody>
    );
  }
  return (
    <tbody role="rowgroup" className={styles.body}>
      {fallback ? (
        <tr role="row">
          <td role="cell" colSpan={width} className={styles.instead}>
            {fallback}
          </td>
        </tr>
      ) : (
        rows.map((row) => (
          <TableRow key={rowKey(row)} row={row} id={rowKey(row)} onToggle={toggle} {...shared} />
        ))
      )}
    </tbody>
  );
}

interface TableRowProps<Row> extends RowProps<Row> {
  row: Row;
  id: string;
  onToggle: (id: string, event: ChangeEvent<HTMLInputElement>) => void;
}

function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, id, onToggle, columns, boxes, rowActions } = props;
  const chosen = boxes?.selected.has(id) ?? false;
  return (
    <tr role="row" data-chosen={chosen || undefined} className={styles.row}>
      {boxes ? (
        <td role="cell" data-kind="box" className={styles.cell}>
          <Checkbox
            label={<VisuallyHidden>{boxes.selectRowLabel(row)}</VisuallyHidden>}
            checked={chosen}
            onChange={(event) => onToggle(id, event)}
          />
        </td>
      ) : null}
      {columns.map((column) => (
        <Cell key={column.key} column={column}>
          {column.cell(row)}
        </Cell>
      ))}
      {rowActions ? (
        <td role="cell" data-kind="actions" className={styles.cell}>
          <div className={styles.actions}>{rowActions(row)}</div>
        </td>
      ) : null}
    </tr>
  );
}

interface CellProps<Row> {
  column: Column<Row, string>;
  placeholder?: boolean;
  children: ReactNode;
}

function Cell<Row>({ column, placeholder, children }: CellProps<Row>) {
  const look = { "data-column": column.key, "data-align": column.align, className: styles.cell };
  if (column.primary) {
    const title = { ...look, "data-kind": "primary" };
    // an empty header cell names nothing
    if (placeholder) {
      return (
        <td role="cell" {...title}>
          {children}
        </td>
      );
    }
    return (
      <th role="rowheader" scope="row" {...title}>
        {children}
      </th>
    );
  }
  return (
    <td role="cell" {...look}>
      <span aria-hidden className={styles.cellLabel}>
        {column.header}
      </span>
      <div className={styles.value}>{children}</div>
    </td>
  );
}

/** As high as a row of one line, with its checkbox and its labels. */
function PlaceholderRow<Row>({ columns, boxes, rowActions }: RowProps<Row>) {
  return (
    <tr role="row" className={styles.row}>
      {boxes ? (
        <td role="cell" data-kind="box" className={styles.cell}>
          <div className={styles.boxPlace}>
            <Skeleton shape="box" width="1.375rem" height="1.375rem" />
          </div>
        </td>
      ) : null}
      {columns.map((column) => (
        <Cell key={column.key} column={column} placeholder>
          <Skeleton width={column.primary ? "70%" : "5rem"} className={styles.bone} />
        </Cell>
      ))}
      {rowActions ? (
        <td role="cell" data-kind="actions" className={styles.cell}>
          <div className={styles.actions}>
            <Skeleton shape="box" width="5rem" height="var(--control-small)" />
          </div>
        </td>
      ) : null}
    </tr>
  );
}
