import { Headset, RotateCcw, Truck } from "lucide-react";
import { useTexts } from "../i18n/texts-context.tsx";
import styles from "./home-promises.module.css";

/** What buyers may count on. */
export function HomePromises() {
  const t = useTexts();
  const promises = [
    { Icon: Truck, title: t("home.promiseDelivery"), text: t("home.promiseDeliveryText") },
    { Icon: RotateCcw, title: t("home.promiseReturn"), text: t("home.promiseReturnText") },
    { Icon: Headset, title: t("home.promiseSupport"), text: t("home.promiseSupportText") },
  ];
  return (
    <section aria-label={t("home.promises")}>
      <ul role="list" className={styles.list}>
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className={styles.promise}>
            <Icon aria-hidden className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
