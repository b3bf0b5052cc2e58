import { Modal } from "../modal/modal.tsx";
import type { ModalProps } from "../modal/modal.tsx";

export type DrawerProps = ModalProps & {
  /** Edge it comes from. */
  side: "left" | "right";
};

/** A panel from a side: menu, filters, cart; from below use Sheet. Heavy: load it lazily. */
export function Drawer({ side, ...rest }: DrawerProps) {
  return <Modal {...rest} place={side} />;
}
