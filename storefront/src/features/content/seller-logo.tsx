import { Picture } from "@bezak/ui-kit";
import { smallPicture } from "../../lib/small-picture.ts";
import styles from "./seller-logo.module.css";

/** Side of a seller's round sign in pixels of the file. */
const side = 240;

/** A seller's round sign, or the first letter of the name. The name stands beside it. */
export function SellerLogo({ name, logo }: { name: string; logo: string | null }) {
  const letter = <span className={styles.letter}>{name.trim().charAt(0).toUpperCase()}</span>;
  return (
    <span aria-hidden className={styles.root}>
      {logo ? (
        <Picture src={smallPicture(logo)} alt="" width={side} height={side} ratio="1 / 1" fallback={letter} />
      ) : (
        letter
      )}
    </span>
  );
}
