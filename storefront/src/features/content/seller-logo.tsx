import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import styles from "./seller-logo.module.css";

/** A seller's round sign, or the first letter of the name. The name stands beside it. */
export function SellerLogo({ name, logo }: { name: string; logo: string | null }) {
  const letter = <span className={styles.letter}>{name.trim().charAt(0).toUpperCase()}</span>;
  return <ThumbPicture url={logo} fallback={letter} className={styles.root} />;
}
