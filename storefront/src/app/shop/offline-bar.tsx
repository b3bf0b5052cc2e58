import { Alert } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useOnline } from "../../lib/use-online.ts";
import styles from "./shop-shell.module.css";

/** Says that the network is gone; what is loaded stays usable below it. */
export function OfflineBar() {
  const t = useTexts();
  if (useOnline()) return null;
  return (
    <div className={styles.wrap}>
      <Alert tone="warning" title={t("offline.title")}>
        {t("offline.text")}
      </Alert>
    </div>
  );
}
