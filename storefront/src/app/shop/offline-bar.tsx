import { WifiOff } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useOnline } from "../../lib/use-online.ts";
import styles from "./offline-bar.module.css";

/** Says that the network is gone; over the page, so that nothing moves. What is loaded stays usable. */
export function OfflineBar() {
  const t = useTexts();
  const online = useOnline();
  return (
    <div role="status" className={styles.root}>
      {online ? null : (
        <p className={styles.bar}>
          <WifiOff aria-hidden />
          <span>
            <strong>{t("offline.title")}.</strong> {t("offline.text")}
          </span>
        </p>
      )}
    </div>
  );
}
