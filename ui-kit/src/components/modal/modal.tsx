import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { useRef } from "react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { LayerOpening } from "./layer-state.ts";
import { stopWhenScrolling } from "./stop-when-scrolling.ts";
import styles from "./modal.module.css";

/** What Dialog, Drawer and Sheet share. */
export type ModalProps = LayerOpening &
  Omit<ComponentProps<"div">, "title" | "children"> & {
    title: ReactNode;
    /** Keeps the title for screen readers only. */
    hideTitle?: boolean;
    /** One sentence below the title, read when it opens. */
    description?: ReactNode;
    /** Name of the cross. */
    closeLabel: string;
    /** Scrolls when it does not fit. What has `data-first-focus` takes the focus instead of the cross. */
    children: ReactNode;
    /** Actions that stay in sight below. */
    footer?: ReactNode;
    /** When the focus goes back after closing; prevent it when the focus belongs elsewhere by then (a link was followed). */
    onCloseAutoFocus?: (event: Event) => void;
  };

/** What only Dialog, Drawer and Sheet choose. */
interface ModalAppearance {
  /** Where the layer stands; `sheet` below on a phone, in the middle where there is room. */
  place: "center" | "left" | "right" | "sheet";
  size?: string;
  /** Stands above the header: what a sheet is dragged by. */
  grip?: ReactNode;
}

/** A layer over the page: focus stays inside, Escape and the ground close it, focus returns to where it was. */
export function Modal({ place, size, grip, ...props }: ModalProps & ModalAppearance) {
  const { open, onOpenChange, trigger, title, hideTitle, description, closeLabel, children, ...other } =
    props;
  const { footer, className, onCloseAutoFocus, ...rest } = other;
  const opener = useRef<Element>(null);
  // Radix warns about a missing description unless told that there is none.
  const described = description === undefined ? { "aria-describedby": undefined } : {};
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Primitive.Trigger asChild>{trigger}</Primitive.Trigger> : null}
      <Primitive.Portal>
        <Primitive.Overlay className={styles.overlay} />
        <Primitive.Content
          {...rest}
          {...described}
          data-place={place}
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
            // Radix knows only its own trigger: a layer that is opened from elsewhere would leave the focus nowhere
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
