import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { mergeProps } from "../../merge-props.ts";
import styles from "./icon-button.module.css";

type IconButtonKind =
  | {
      /** Lends its look to the only child, usually a link. */
      asChild: true;
      /** The link that holds the icon. */
      children: ReactElement;
      pressed?: never;
      disabled?: never;
    }
  | {
      asChild?: false;
      /** The icon. */
      children: ReactNode;
      /** Makes it a switch that is on or off (a heart); leave out for an action. */
      pressed?: boolean;
      disabled?: boolean;
    };

export type IconButtonProps = IconButtonKind &
  Omit<ComponentProps<"button">, "aria-label" | "children" | "disabled"> & {
    /** What pressing does; the name for screen readers and the tooltip of the browser. */
    label: string;
    /** `plain` has no ground, `soft` a quiet fill, `outline` an edge, `raised` floats over a picture. */
    variant?: "plain" | "soft" | "outline" | "raised";
    /** `small` looks like 36 px and is pressed like 44. */
    size?: "small" | "medium" | "large";
  };

/** A button of one icon, never without a name. */
export function IconButton(props: IconButtonProps) {
  const { label, variant = "plain", size = "medium", pressed, asChild: _, className, type, ...other } = props;
  const { children, ...rest } = other;
  const look = {
    title: label,
    ...rest,
    "aria-label": label,
    "aria-pressed": pressed,
    "data-variant": variant,
    "data-size": size,
    className: classNames(styles.root, className),
  };
  if (props.asChild) return mergeProps(look, props.children);
  return (
    <button {...look} type={type ?? "button"}>
      {children}
    </button>
  );
}
