import { Modal } from "../modal/modal.tsx";
import type { ModalProps } from "../modal/modal.tsx";

export type DialogProps = ModalProps & {
  /** Width: 24, 32 or 48 rem, never wider than the screen. */
  size?: "small" | "medium" | "large";
};

/** A question or a short task in the middle of the page. Heavy: load it lazily. */
export function Dialog({ size = "medium", ...rest }: DialogProps) {
  return <Modal {...rest} position="center" size={size} />;
}
