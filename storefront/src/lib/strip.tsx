import { VisuallyHidden } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import styles from "./strip.module.css";

export interface StripProps {
  title: string;
  /** the title is read and not shown: pictures with names speak for themselves */
  hideTitle?: boolean;
  /** how wide an item is: `--strip-item` */
  className: string | undefined;
  /** items of a list */
  children: ReactNode;
}

/** Things side by side below a title, to be swiped where they do not fit. */
export function Strip({ title, hideTitle, className, children }: StripProps) {
  const heading = <h2>{title}</h2>;
  return (
    <section className={styles.root}>
      {hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
      <ul role="list" className={`${styles.list} ${className}`}>
        {children}
      </ul>
    </section>
  );
}
