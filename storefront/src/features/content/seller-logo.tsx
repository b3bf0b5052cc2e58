import { Picture } from "@bezak/ui-kit";
import { pictureFiles, shownWidths } from "../../lib/picture-sources.ts";
import styles from "./seller-logo.module.css";

/** A seller's round sign, or the first letter of the name. The name stands beside it. */
export function SellerLogo({ name, logo }: { name: string; logo: string | null }) {
  const letter = <span className={styles.letter}>{name.trim().charAt(0).toUpperCase()}</span>;
  return (
    <span aria-hidden className={styles.root}>
      {logo ? (
        <Picture
          {...pictureFiles({ url: logo })}
          alt=""
          ratio="1 / 1"
          sizes={shownWidths.thumb}
          fallback={letter}
        />
      ) : (
        letter
      )}
    </span>
  );
}
