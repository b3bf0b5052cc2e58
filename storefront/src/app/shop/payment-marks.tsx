import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./payment-marks.module.css";

const brands = ["Click", "Payme", "UzCard", "Humo", "Visa", "Mastercard"];

/** Payment methods as text, since logos would add to every page's weight. */
export function PaymentMarks() {
  const t = useTexts();
  return (
    <ul role="list" aria-label={t("footer.payment")} className={styles.root}>
      {[...brands, t("footer.cash")].map((name) => (
        <li key={name} className={styles.mark}>
          {name}
        </li>
      ))}
    </ul>
  );
}
