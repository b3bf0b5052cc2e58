import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { useRef } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { LayerOpening } from "./layer-state.ts";
import { stopWhenScrolling } from "./stop-when-scrolling.ts";
import styles from "./modal.module.css";

/** Props of Dialog, Drawer and Sheet. */
export type ModalProps = LayerOpening &
  Omit<ComponentProps<"div">, "title" | "children"> & {
    title: ReactNode;
    /** Shows the title only to screen readers. */
    hideTitle?: boolean;
    /** One sentence below the title, read when it opens. */
    description?: ReactNode;
    /** Accessible name of the close button. */
    closeLabel: string;
    /** Scrolls when it does not fit. An element with `data-first-focus` gets the focus instead of the close button. */
    children: ReactNode;
    /** Actions that stay visible at the bottom. */
    footer?: ReactNode;
    /** What is below: dimmed by default, or hidden from view. */
    backdrop?: "dim" | "opaque";
    /** Called when the focus returns after closing; prevent it when the focus belongs elsewhere by then (after a link). */
    onCloseAutoFocus?: (event: Event) => void;
  };

/** Internal props of Dialog, Drawer and Sheet. */
interface ModalAppearance {
  /** Position of the layer; `sheet` is at the bottom on a phone, in the middle on larger screens. */
  position: "center" | "left" | "right" | "sheet";
  size?: string;
  /** The handle above the header for dragging a sheet. */
  grip?: ReactNode;
}

/** A layer over the page: it traps the focus, Escape and the backdrop close it, the focus returns to where it was. */
export function Modal({ position, size, grip, ...props }: ModalProps & ModalAppearance) {
  const { open, onOpenChange, trigger, title, hideTitle, description, closeLabel, children, ...other } =
    props;
  const { footer, className, backdrop, onCloseAutoFocus, ...rest } = other;
  const opener = useRef<Element>(null);
  // Radix warns about a missing description unless it is explicitly undefined.
  const described = description === undefined ? { "aria-describedby": undefined } : {};
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay data-backdrop={backdrop} className={styles.overlay} />
        <Primitive.Content
          {...rest}
          {...described}
          data-place={position}
          data-size={size}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            const first = (event.currentTarget as Element).querySelector<HTMLElement>("[data-first-focus]");
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            // Radix knows only its own trigger: closing a layer that was opened elsewhere would lose the focus
            if (!event.defaultPrevented && !trigger && opener.current instanceof HTMLElement)
              opener.current.focus({ preventScroll: true });
          }}
          className={classNames(styles.content, className)}
        >
          {grip}
          <div className={styles.header} data-bare={hideTitle || undefined}>
            <Primitive.Title className={styles.title} hidden={hideTitle}>
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={closeLabel} data-close>
                <X aria-hidden />
              </IconButton>
            </Primitive.Close>
          </div>
          <div ref={stopWhenScrolling} className={styles.body}>
            {description === undefined ? null : (
              <Primitive.Description className={styles.description}>{description}</Primitive.Description>
            )}
            <div>{children}</div>
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
