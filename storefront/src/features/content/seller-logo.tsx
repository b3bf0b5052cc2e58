import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import styles from "./seller-logo.module.css";

/** Round logo or the first letter of the name. Decorative: the name is beside it. */
export function SellerLogo({ name, logo }: { name: string; logo: string | null }) {
  const letter = <span className={styles.letter}>{name.trim().charAt(0).toUpperCase()}</span>;
  return <ThumbPicture url={logo} fallback={letter} className={styles.root} />;
}
