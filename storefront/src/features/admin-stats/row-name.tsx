import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { PanelLink } from "../../lib/use-rights.tsx";
import styles from "./ranked-card.module.css";

export interface RowNameProps {
  name: string;
  /** address of the rows */
  to: string;
  /** undefined for rows without pictures */
  image?: string | null;
}

/** The name of a row, with a link to what it is about for the ranks that may open it. */
export function RowName({ name, to, image }: RowNameProps) {
  return (
    <span className={styles.name}>
      {image === undefined ? null : <ThumbPicture url={image} className={styles.thumb} />}
      <PanelLink to={to}>{name}</PanelLink>
    </span>
  );
}
