import { X } from "lucide-react";
import { Popover as Primitive } from "radix-ui";
import { useId } from "react";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import layer from "../layer/layer.module.css";
import type { LayerState } from "../modal/layer-state.ts";
import { stopWhenScrolling } from "../modal/stop-when-scrolling.ts";
import styles from "./popover.module.css";

export type PopoverProps = LayerState &
  Omit<ComponentProps<"div">, "title" | "children"> & {
    /** The button that opens it. */
    trigger: ReactElement;
    /** Its topic and accessible name. */
    title: ReactNode;
    /** Accessible name of the close button. */
    closeLabel: string;
    /** Text, links or a few controls; scrolls when it does not fit. */
    children: ReactNode;
    /** Preferred side of the button. */
    side?: "top" | "bottom" | "left" | "right";
    /** The edge of the button it is aligned to. */
    align?: "start" | "center" | "end";
  };

/** An explanation or a few controls beside a button; the page stays usable. Heavy: load it lazily. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, trigger, title, closeLabel, children, side, align, ...other } = props;
  const { className, ...rest } = other;
  const titleId = useId();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          aria-labelledby={titleId}
          {...rest}
          side={side ?? "bottom"}
          align={align ?? "start"}
          sideOffset={6}
          collisionPadding={8}
          className={classNames(layer.surface, layer.grows, styles.content, className)}
        >
          <div className={styles.header}>
            <p id={titleId} className={styles.title}>
              {title}
            </p>
            <Primitive.Close asChild>
              <IconButton label={closeLabel} size="small">
                <X aria-hidden />
              </IconButton>
            </Primitive.Close>
          </div>
          <div ref={stopWhenScrolling} className={styles.body}>
            <div>{children}</div>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
