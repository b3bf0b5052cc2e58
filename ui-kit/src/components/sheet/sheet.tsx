import { Modal } from "../modal/modal.tsx";
import type { ModalProps } from "../modal/modal.tsx";
import { followDrag } from "./follow-drag.ts";
import styles from "./sheet.module.css";

export type SheetProps = ModalProps;

/**
 * A panel from below on a phone, as high as its content; dragging it down closes it. In the middle on larger screens. Heavy:
 * load it lazily.
 */
export function Sheet(props: SheetProps) {
  return (
    <Modal {...props} position="sheet" grip={<div ref={followDrag} aria-hidden className={styles.grip} />} />
  );
}
