import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./icon-button.module.css";

type IconButtonKind =
  | {
      /** Lends its look to the only child, usually a link. */
      asChild: true;
      pressed?: never;
      disabled?: never;
    }
  | {
      asChild?: false;
      /** Makes it a switch that is on or off (a heart); leave out for an action. */
      pressed?: boolean;
      disabled?: boolean;
    };

export type IconButtonProps = IconButtonKind &
  Omit<ComponentProps<"button">, "aria-label" | "disabled"> & {
    /** What pressing does; the name for screen readers and the tooltip of the browser. */
    label: string;
    /** `plain` has no ground, `soft` a quiet fill, `outline` an edge, `raised` floats over a picture. */
    variant?: "plain" | "soft" | "outline" | "raised";
    /** `small` looks like 36 px and is pressed like 44. */
    size?: "small" | "medium" | "large";
    /** The icon; with `asChild` the link that holds the icon. */
    children: ReactNode;
  };

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
