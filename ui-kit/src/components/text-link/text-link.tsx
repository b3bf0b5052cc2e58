import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./text-link.module.css";

type TextLinkKind =
  | {
      /** Lends its look to the only child: the router's link, which has the address. */
      asChild: true;
      href?: never;
    }
  | { asChild?: false; href: string };

export type TextLinkProps = TextLinkKind &
  Omit<ComponentProps<"a">, "href"> & {
    /** `inline` stands in running text, `standalone` in a row of its own (44 px), `quiet` looks like text until pointed at. */
    variant?: "inline" | "standalone" | "quiet";
  };

/** The look of a link; the link itself comes from the application. */
export function TextLink({ variant = "inline", asChild, className, ...rest }: TextLinkProps) {
  const Root = asChild ? Slot.Root : "a";
  return <Root {...rest} data-variant={variant} className={classNames(styles.root, className)} />;
}
