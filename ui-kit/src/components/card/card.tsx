import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { mergeProps } from "../../merge-props.ts";
import styles from "./card.module.css";

type CardKind =
  | {
      /** Lends its look to the only child: an `article`, a `section`, an `li`. */
      asChild: true;
      /** What it holds; with `asChild` the one element that becomes the card. */
      children: ReactElement;
    }
  | { asChild?: false; children?: ReactNode };

export type CardProps = CardKind &
  Omit<ComponentProps<"div">, "children"> & {
    /** `outlined` by an edge, `raised` by a shadow, `plain` by its ground alone. */
    variant?: "outlined" | "raised" | "plain";
    /** Space inside; `none` when a picture reaches the edge. */
    padding?: "none" | "small" | "medium" | "large";
    /** Answers to being pointed at; give it when the card holds a link that covers it. */
    interactive?: boolean;
  };

/** A ground that holds things together. */
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
