import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./skip-link.module.css";

export interface SkipLinkProps extends ComponentProps<"a"> {
  /** Id of the main content, such as `#main`; the target needs `tabIndex={-1}`. */
  href: `#${string}`;
}

/** The first Tab stop of the page: skips the header. Visible only while focused. */
export function SkipLink({ className, ...rest }: SkipLinkProps) {
  return <a {...rest} className={classNames(styles.root, className)} />;
}
