import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { mergeProps } from "../../merge-props.ts";
import styles from "./text-link.module.css";

type TextLinkKind =
  | {
      /** Styles the only child, the router's link, instead of rendering a link. */
      asChild: true;
      /** The text of the link; with `asChild` the link that contains it. */
      children: ReactElement;
      href?: never;
    }
  | { asChild?: false; children?: ReactNode; href: string };

export type TextLinkProps = TextLinkKind &
  Omit<ComponentProps<"a">, "children" | "href"> & {
    /** `inline` in running text, `standalone` in a row of its own (44 px), `quiet` looks like text until hovered. */
    variant?: "inline" | "standalone" | "quiet";
  };

/** The style of a link; the application renders the link itself. */
export function TextLink(props: TextLinkProps) {
  const { variant = "inline", asChild: _, className, children, ...rest } = props;
  const look = { ...rest, "data-variant": variant, className: classNames(styles.root, className) };
  return props.asChild ? mergeProps(look, props.children) : <a {...look}>{children}</a>;
}
