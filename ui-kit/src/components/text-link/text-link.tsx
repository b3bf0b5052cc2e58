import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { mergeProps } from "../../merge-props.ts";
import styles from "./text-link.module.css";

type TextLinkKind =
  | {
      /** Lends its look to the only child: the router's link, which has the address. */
      asChild: true;
      /** The words of the link; with `asChild` the link that holds them. */
      children: ReactElement;
      href?: never;
    }
  | { asChild?: false; children?: ReactNode; href: string };

export type TextLinkProps = TextLinkKind &
  Omit<ComponentProps<"a">, "children" | "href"> & {
    /** `inline` stands in running text, `standalone` in a row of its own (44 px), `quiet` looks like text until pointed at. */
    variant?: "inline" | "standalone" | "quiet";
  };

/** The look of a link; the link itself comes from the application. */
export function TextLink(props: TextLinkProps) {
  const { variant = "inline", asChild: _, className, children, ...rest } = props;
  const look = { ...rest, "data-variant": variant, className: classNames(styles.root, className) };
  return props.asChild ? mergeProps(look, props.children) : <a {...look}>{children}</a>;
}
