import { Tooltip as Primitive } from "radix-ui";
import { useRef, useState } from "react";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import layer from "../layer/layer.module.css";
import styles from "./tooltip.module.css";

export interface TooltipProps extends Omit<ComponentProps<"div">, "children"> {
  /** One short sentence in addition to the control's name; no links or controls. */
  text: ReactNode;
  /** The control it belongs to, which must be focusable. */
  children: ReactElement;
  /** Preferred side of the control. */
  side?: "top" | "bottom" | "left" | "right";
}

/**
 * A hint on hover, focus or tap. Never put necessary information only here: on a touch screen it appears together with the
 * press itself, so put that on the page or into a Popover. Heavy: load it lazily.
 */
export function Tooltip({ text, children, side = "top", className, ...rest }: TooltipProps) {
  const [open, setOpen] = useState(false);
  // Radix handles only hover and focus: it closes on every press, and touch has no hover.
  const tapped = useRef(false);
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root
        open={open}
        onOpenChange={(next) => {
          if (next || !tapped.current) setOpen(next);
        }}
      >
        <Primitive.Trigger
          asChild
          // the browser's own tooltip would appear as well
          title={undefined}
          onPointerDown={(event) => {
            tapped.current = event.pointerType === "touch" && !open;
          }}
          onClick={() => {
            if (!tapped.current) return;
            setOpen(true);
            queueMicrotask(() => {
              tapped.current = false;
            });
          }}
        >
          {children}
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            {...rest}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={classNames(layer.grows, styles.content, className)}
          >
            {text}
            <Primitive.Arrow className={styles.arrow} width={12} height={6} />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
