import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./card.module.css";

export interface CardProps extends ComponentProps<"div"> {
  /** `outlined` by an edge, `raised` by a shadow, `plain` by its ground alone. */
  variant?: "outlined" | "raised" | "plain";
  /** Space inside; `none` when a picture reaches the edge. */
  padding?: "none" | "small" | "medium" | "large";
  /** Answers to being pointed at; give it when the card holds a link that covers it. */
  interactive?: boolean;
  /** Lends its look to the only child: an `article`, a `section`, an `li`. */
  asChild?: boolean;
}

/** A ground that holds things together. */
export function Card(props: CardProps) {
  const { variant = "outlined", padding = "medium", interactive, asChild, className, ...rest } = props;
  const Root = asChild ? Slot.Root : "div";
  return (
    <Root
      {...rest}
      data-variant={variant}
      data-padding={padding}
      data-interactive={interactive || undefined}
      className={classNames(styles.root, className)}
    />
  );
}
