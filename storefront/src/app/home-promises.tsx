import { Headset, RotateCcw, Truck } from "lucide-react";
import { useTexts } from "../i18n/texts-context.tsx";
import styles from "./home-promises.module.css";

export function HomePromises() {
  const t = useTexts();
  const promises = [
    { Icon: Truck, number: t("home.promiseDelivery"), text: t("home.promiseDeliveryText") },
    { Icon: RotateCcw, number: t("home.promiseReturn"), text: t("home.promiseReturnText") },
    { Icon: Headset, number: t("home.promiseSupport"), text: t("home.promiseSupportText") },
  ];
  return (
    <section className={styles.root}>
      <h2>{t("home.promises")}</h2>
      <ul role="list" className={styles.list}>
        {promises.map(({ Icon, number, text }) => (
          <li key={number} className={styles.promise}>
            <Icon aria-hidden className={styles.icon} />
            <p className={styles.words}>
              <strong className={styles.number}>{number}</strong> {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
