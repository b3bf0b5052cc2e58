import { Headset, RotateCcw, Truck } from "lucide-react";
import { useTexts } from "../i18n/texts-context.tsx";
import styles from "./sign-in-page.module.css";
import { TileOrnament } from "./tile-ornament.tsx";

/** Reasons to sign in: beside the form on wide screens, a decorative band above it on a phone. */
export function SignInAside() {
  const t = useTexts();
  const promises = [
    { Icon: Truck, text: t("auth.promiseDelivery") },
    { Icon: RotateCcw, text: t("auth.promiseReturn") },
    { Icon: Headset, text: t("auth.promiseSupport") },
  ];
  return (
    <div className={styles.aside}>
      <TileOrnament />
      <div className={styles.words}>
        <p className={styles.lead}>{t("auth.aside")}</p>
        <ul role="list" className={styles.promises}>
          {promises.map(({ Icon, text }) => (
            <li key={text}>
              <Icon aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
