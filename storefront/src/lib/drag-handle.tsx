import { GripVertical } from "lucide-react";
import type { RefObject } from "react";
import styles from "./drag-row.module.css";

/** What a row is dragged by. Only for pointers: keys and screen readers have the row's menu and its keys. */
export const DragHandle = ({ handle }: { handle: RefObject<HTMLSpanElement | null> }) => (
  <span ref={handle} aria-hidden data-drag-handle className={styles.handle}>
    <GripVertical />
  </span>
);
