import { Modal } from "../modal/modal.tsx";
import type { ModalProps } from "../modal/modal.tsx";
import { followDrag } from "./follow-drag.ts";
import styles from "./sheet.module.css";

export type SheetProps = ModalProps;

/**
 * A panel from below on a phone, as high as what it holds; a finger drags it down to close. Stands in the middle where
 * there is room. Heavy: load it lazily.
 */
export function Sheet(props: SheetProps) {
  return (
    <Modal {...props} place="sheet" grip={<div ref={followDrag} aria-hidden className={styles.grip} />} />
  );
}
