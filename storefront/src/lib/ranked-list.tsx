import { Card } from "@bezak/ui-kit";
import { useId, type ReactNode } from "react";
import { Link } from "./link.tsx";
import styles from "./ranked-list.module.css";
import { ThumbPicture } from "./thumb-picture.tsx";

export interface RankedListProps {
  title: string;
  /** what is counted */
  about?: string;
  /** shown when the list is empty */
  empty: string;
  /** `RankedRow` elements */
  children: readonly ReactNode[];
}

/** A card with a short list, best first. */
export function RankedList({ title, about, empty, children }: RankedListProps) {
  const id = useId();
  return (
    <Card asChild padding="medium">
      <section aria-labelledby={id} className={styles.card}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {about ? <p className={styles.about}>{about}</p> : null}
        {children.length > 0 ? (
          <ul role="list" className={styles.list}>
            {children}
          </ul>
        ) : (
          <p className={styles.empty}>{empty}</p>
        )}
      </section>
    </Card>
  );
}

export interface RankedRowProps {
  name: string;
  /** address of what the row is about */
  to?: string;
  /** undefined for rows without pictures */
  image?: string | null;
  about?: string;
  /** what is at the end of the row */
  children: ReactNode;
}

export function RankedRow({ name, to, image, about, children }: RankedRowProps) {
  return (
    <li className={styles.row}>
      {image === undefined ? null : <ThumbPicture url={image} className={styles.thumb} />}
      <span className={styles.words}>
        {to === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link to={to} className={styles.name}>
            {name}
          </Link>
        )}
        {about ? <span className={styles.about}>{about}</span> : null}
      </span>
      <span className={styles.facts}>{children}</span>
    </li>
  );
}

/** A value with a smaller one below it. */
export function RankedValue({ value, about }: { value: string; about: string }) {
  return (
    <span className={styles.numbers}>
      <b>{value}</b>
      <span>{about}</span>
    </span>
  );
}
