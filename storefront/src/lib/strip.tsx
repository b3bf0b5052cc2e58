import { VisuallyHidden } from "@bezak/ui-kit";
import { Children, type CSSProperties, type ReactNode } from "react";
import styles from "./strip.module.css";

export interface StripProps {
  title: string;
  /** for screen readers only, where pictures have names of their own */
  hideTitle?: boolean;
  /** sets an item's width, `--strip-item`; may use the number of items, `--strip-count` */
  className: string | undefined;
  /** `<li>` elements */
  children: ReactNode;
}

/** Items side by side below a title, scrolled sideways where they do not fit. */
export function Strip({ title, hideTitle, className, children }: StripProps) {
  const heading = <h2>{title}</h2>;
  // set in advance: widths derived from the items present would change while the list is still streamed
  const count = { "--strip-count": Children.count(children) } as CSSProperties;
  return (
    <section className={styles.root}>
      {hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      <ul role="list" style={count} className={`${styles.list} ${className}`}>
        {children}
      </ul>
    </section>
  );
}
