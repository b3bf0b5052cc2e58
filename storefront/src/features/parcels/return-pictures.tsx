import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./return-pictures.module.css";

/** The buyer's photos of the products, which open in full size. */
export function ReturnPictures({ photos }: { photos: readonly string[] }) {
  const t = useTexts();
  if (photos.length === 0) return null;
  return (
    <ul role="list" className={styles.root}>
      {photos.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer">
            <img src={url} alt={t("returns.photoOf", { number: index + 1 })} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
