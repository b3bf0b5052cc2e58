import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { mergeProps } from "../../merge-props.ts";
import styles from "./card.module.css";

type CardKind =
  | {
      /** Styles the only child (an `article`, a `section`, an `li`) instead of rendering an element. */
      asChild: true;
      /** The content; with `asChild` the one element that becomes the card. */
      children: ReactElement;
    }
  | { asChild?: false; children?: ReactNode };

export type CardProps = CardKind &
  Omit<ComponentProps<"div">, "children"> & {
    /** `outlined` with a border, `raised` with a shadow, `plain` with only a background. */
    variant?: "outlined" | "raised" | "plain";
    /** Inner spacing; `none` when a picture reaches the edge. */
    padding?: "none" | "small" | "medium" | "large";
    /** Shows a hover state; for a card that is covered by a link. */
    interactive?: boolean;
  };

/** A background that groups content. */
export function Card(props: CardProps) {
  const { variant = "outlined", padding = "medium", interactive, asChild: _, className, ...other } = props;
  const { children, ...rest } = other;
  const look = {
    ...rest,
    "data-variant": variant,
    "data-padding": padding,
    "data-interactive": interactive || undefined,
    className: classNames(styles.root, className),
  };
  return props.asChild ? mergeProps(look, props.children) : <div {...look}>{children}</div>;
}
