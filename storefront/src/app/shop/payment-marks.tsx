import { Banknote } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./payment-marks.module.css";

/** What can be paid with, as small marks of our own drawing. */
export function PaymentMarks() {
  const t = useTexts();
  return (
    <ul role="list" aria-label={t("footer.payment")} className={styles.root}>
      <li className={styles.mark}>
        <svg viewBox="0 0 16 16" aria-hidden>
          <path d="M13 4.4A6 6 0 1 0 13 11.6" fill="none" stroke="currentcolor" strokeWidth="2.6" />
          <circle cx="9" cy="8" r="2" fill="currentcolor" />
        </svg>
        Click
      </li>
      <li className={styles.mark}>
        <svg viewBox="0 0 16 16" aria-hidden>
          <path
            d="M3 14.5V6.2a4.4 4.4 0 1 1 4.4 4.4H5.6"
            fill="none"
            stroke="currentcolor"
            strokeWidth="2.6"
          />
        </svg>
        Payme
      </li>
      <li className={styles.mark}>
        <svg viewBox="0 0 16 16" aria-hidden>
          <path d="M3 2v6a5 5 0 0 0 10 0V2" fill="none" stroke="currentcolor" strokeWidth="2.6" />
        </svg>
        UzCard
      </li>
      <li className={styles.mark}>
        <Banknote aria-hidden />
        {t("footer.cash")}
      </li>
    </ul>
  );
}
