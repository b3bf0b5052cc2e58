import { Modal } from "../modal/modal.tsx";
import type { ModalProps } from "../modal/modal.tsx";

export type DrawerProps = ModalProps & {
  /** Edge it comes from; `bottom` for filters on a phone. */
  side: "left" | "right" | "bottom";
};

/** A panel from an edge: menu, filters, cart. Heavy: load it lazily. */
export function Drawer({ side, ...rest }: DrawerProps) {
  return <Modal {...rest} place={side} />;
}
