import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { mergeProps } from "../../merge-props.ts";
import styles from "./icon-button.module.css";

type IconButtonKind =
  | {
      /** Styles the only child, usually a link, instead of rendering a button. */
      asChild: true;
      /** The link that contains the icon. */
      children: ReactElement;
      pressed?: never;
      disabled?: never;
    }
  | {
      asChild?: false;
      /** The icon. */
      children: ReactNode;
      /** Makes it a toggle that is on or off (a heart); omit it for an action. */
      pressed?: boolean;
      disabled?: boolean;
    };

export type IconButtonProps = IconButtonKind &
  Omit<ComponentProps<"button">, "aria-label" | "children" | "disabled"> & {
    /** The action; the accessible name and the browser's tooltip. */
    label: string;
    /** `plain` has no background, `soft` a light fill, `outline` a border, `raised` floats over a picture. */
    variant?: "plain" | "soft" | "outline" | "raised";
    /** `small` is 36 px with a touch target of 44 px. */
    size?: "small" | "medium" | "large";
  };

/** A button with only an icon, always with an accessible name. */
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
