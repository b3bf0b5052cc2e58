import { TextLink } from "@bezak/ui-kit";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import styles from "./ranked-card.module.css";

export interface RowNameProps {
  name: string;
  /** address of the rows */
  to: string;
  /** undefined for rows without pictures */
  image?: string | null;
}

/** The name of a row, with a link to what it is about. */
export function RowName({ name, to, image }: RowNameProps) {
  return (
    <span className={styles.name}>
      {image === undefined ? null : <ThumbPicture url={image} className={styles.thumb} />}
      <TextLink asChild>
        <Link to={to}>{name}</Link>
      </TextLink>
    </span>
  );
}
