import { useId } from "react";
import type { CSSProperties } from "react";
import { classNames } from "../../class-names.ts";
import { TableBody } from "./table-body.tsx";
import { TableHead } from "./table-head.tsx";
import type { TableProps } from "./table-props.ts";
import styles from "./table.module.css";

/** The head sticks to the frame, whatever covers the top of the page. */
const inside = (maxHeight: string) => ({ maxHeight, "--table-top": "0px" }) as CSSProperties;

/** A table that can be sorted and selected from. On a phone each row is a card with the headers as labels. */
export function Table<Row, SortKey extends string = never>(props: TableProps<Row, SortKey>) {
  const { caption, hideCaption, rows, rowKey, columns, sort, onSortChange, ...other } = props;
  const { loading = false, loadingRows = 5, empty, error, maxHeight, ...others } = other;
  const { density, wide, ...more } = others;
  const { selected, onSelectedChange, selectAllLabel, selectRowLabel, ...frame } = more;
  const { rowActions, actionsLabel, className, style, ...rest } = frame;
  const captionId = useId();
  const boxes = props.selected ? props : undefined;
  const scroller = maxHeight ? { role: "region", tabIndex: 0, "aria-labelledby": captionId } : {};
  // Explicit roles: elements laid out as cards lose their native table roles.
  return (
    <div {...rest} style={style} className={classNames(styles.root, className)}>
      <div
        {...scroller}
        style={maxHeight ? inside(maxHeight) : undefined}
        data-wide={wide || undefined}
        className={styles.frame}
      >
        <table
          role="table"
          aria-labelledby={captionId}
          aria-busy={loading || undefined}
          data-boxes={boxes ? true : undefined}
          data-density={density}
          className={styles.table}
        >
          <caption id={captionId} data-hidden={hideCaption || undefined} className={styles.caption}>
            {caption}
          </caption>
          <TableHead
            columns={columns}
            keys={rows.map(rowKey)}
            sort={sort}
            onSortChange={onSortChange}
            boxes={boxes}
            actionsLabel={rowActions && actionsLabel}
          />
          <TableBody
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            boxes={boxes}
            rowActions={rowActions}
            placeholders={loading && rows.length === 0 ? loadingRows : 0}
            fallback={error ?? (rows.length === 0 ? empty : null)}
          />
        </table>
      </div>
    </div>
  );
}
