import { Modal } from "../modal/modal.tsx";
import type { ModalProps } from "../modal/modal.tsx";

export type DrawerProps = ModalProps & {
  /** The edge from which it opens. */
  side: "left" | "right";
};

/** A panel from a side: menu, filters, cart; for one from below use Sheet. Heavy: load it lazily. */
export function Drawer({ side, ...rest }: DrawerProps) {
  return <Modal {...rest} position={side} />;
}
