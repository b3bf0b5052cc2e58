import { PaymentGlyph } from "../../features/payments/payment-glyph.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import styles from "./payment-marks.module.css";

/** What can be paid with, as small marks. */
export function PaymentMarks() {
  const t = useTexts();
  const names = { click: "Click", payme: "Payme", uzcard: "UzCard", cash: t("footer.cash") };
  return (
    <ul role="list" aria-label={t("footer.payment")} className={styles.root}>
      {(["click", "payme", "uzcard", "cash"] as const).map((method) => (
        <li key={method} className={styles.mark}>
          <PaymentGlyph method={method} />
          {names[method]}
        </li>
      ))}
    </ul>
  );
}
