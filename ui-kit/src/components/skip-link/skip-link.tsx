import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./skip-link.module.css";

export interface SkipLinkProps extends ComponentProps<"a"> {
  /** Address of the main part in the page, such as `#main`; the target needs `tabIndex={-1}`. */
  href: `#${string}`;
}

/** The first thing Tab reaches: jumps over the top bar. Seen only while focused. */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return <a {...rest} className={classNames(styles.root, className)} />;
}
