import { Tooltip as Primitive } from "radix-ui";
import { useRef, useState } from "react";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import layer from "../layer/layer.module.css";
import styles from "./tooltip.module.css";

export interface TooltipProps extends Omit<ComponentProps<"div">, "children"> {
  /** One short sentence more than the name of the control says; no links or controls. */
  text: ReactNode;
  /** The control it belongs to, one that takes the focus. */
  children: ReactElement;
  /** Side of the control, when there is room. */
  side?: "top" | "bottom" | "left" | "right";
}

/**
 * A hint by hover, focus or tap. Never the only place of something one needs to know: on a touch screen it comes with
 * the press itself, so what must be read stands on the page or in a Popover. Heavy: load it lazily.
 */
export function Tooltip({ text, children, side = "top", className, ...rest }: TooltipProps) {
  const [open, setOpen] = useState(false);
  // Radix knows hover and focus only: it closes on every press, and nobody hovers with a finger.
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
          // the tooltip of the browser would come on top
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
