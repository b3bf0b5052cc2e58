import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import styles from "./modal.module.css";

type ModalOpening =
  | {
      /** Whether it is open; the application holds the state. */
      open: boolean;
      onOpenChange: (open: boolean) => void;
      trigger?: ReactElement;
    }
  | {
      /** The button that opens it; it holds its own state then. */
      trigger: ReactElement;
      open?: undefined;
      onOpenChange?: (open: boolean) => void;
    };

/** What Dialog and Drawer share. */
export type ModalProps = ModalOpening &
  Omit<ComponentProps<"div">, "title" | "children"> & {
    title: ReactNode;
    /** Keeps the title for screen readers only. */
    hideTitle?: boolean;
    /** One sentence below the title, read when it opens. */
    description?: ReactNode;
    /** Name of the cross. */
    closeLabel: string;
    /** Scrolls when it does not fit. */
    children: ReactNode;
    /** Actions that stay in sight below. */
    footer?: ReactNode;
  };

/** Where the layer stands; Dialog and Drawer choose. */
export type ModalPlace = "center" | "left" | "right" | "bottom";

/** A layer over the page: focus stays inside, Escape and the ground close it, focus returns to where it was. */
export function Modal({ place, size, ...props }: ModalProps & { place: ModalPlace; size?: string }) {
  const { open, onOpenChange, trigger, title, hideTitle, description, closeLabel, children, ...other } =
    props;
  const { footer, className, ...rest } = other;
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
          className={classNames(styles.content, className)}
        >
          <div className={styles.header} data-bare={hideTitle || undefined}>
            <Primitive.Title className={styles.title} hidden={hideTitle}>
              {title}
            </Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={closeLabel}>
                <X aria-hidden />
              </IconButton>
            </Primitive.Close>
          </div>
          <div ref={stopWhenScrolling} className={styles.body}>
            {description === undefined ? null : (
              <Primitive.Description className={styles.description}>{description}</Primitive.Description>
            )}
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** A part that scrolls must be reached by Tab, one that does not should not be a stop. */
function stopWhenScrolling(body: HTMLElement | null) {
  if (!body) return undefined;
  const observer = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute("tabindex");
  });
  observer.observe(body);
  return () => observer.disconnect();
}
