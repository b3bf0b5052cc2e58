import { VisuallyHidden } from "@bezak/ui-kit";
import { Children, type CSSProperties, type ReactNode } from "react";
import styles from "./strip.module.css";

export interface StripProps {
  title: string;
  /** the title is read and not shown: pictures with names speak for themselves */
  hideTitle?: boolean;
  /** how wide an item is: `--strip-item`, which may count on `--strip-count` items */
  className: string | undefined;
  /** items of a list */
  children: ReactNode;
}

/** Things side by side below a title, to be swiped where they do not fit. */
export function Strip({ title, hideTitle, className, children }: StripProps) {
  const heading = <h2>{title}</h2>;
  // told beforehand: a list that is still being read would share its width among those that are there
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
