import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./icon-button.module.css";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** What pressing does; the name for screen readers and the tooltip of the browser. */
  label: string;
  /** `plain` has no ground, `soft` a quiet fill, `outline` an edge, `raised` floats over a picture. */
  variant?: "plain" | "soft" | "outline" | "raised";
  size?: "small" | "medium" | "large";
  /** Makes it a switch that is on or off (a heart); leave out for an action. */
  pressed?: boolean;
  /** The icon; with `asChild` the link that holds the icon. */
  children: ReactNode;
  /** Lends its look to the only child, usually a link. */
  asChild?: boolean;
}

/** A button of one icon, never without a name. */
export function IconButton(props: IconButtonProps) {
  const { label, variant = "plain", size = "medium", pressed, asChild, className, type, ...rest } = props;
  const look = {
    title: label,
    ...rest,
    "aria-label": label,
    "aria-pressed": pressed,
    "data-variant": variant,
    "data-size": size,
    className: classNames(styles.root, className),
  };
  return asChild ? <Slot.Root {...look} /> : <button {...look} type={type ?? "button"} />;
}
