import type { OpenedItem } from "@bezak/contract/opened-items.ts";
import { Eye } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { serverNow } from "../server-clock.ts";
import styles from "./opened-by.module.css";

/** Names the other administrators who have something open, and since when. Needs the message part `admin`. */
export function OpenedBy({ opened }: { opened: readonly OpenedItem[] }) {
  const t = useTexts();
  const now = serverNow();
  return opened.map(({ by, since }) => (
    <span key={by.id} className={styles.root}>
      <Eye aria-hidden />
      <span>
        {t("admin.openedBy", {
          who: by.name,
          minutes: Math.max(0, Math.floor((now - Date.parse(since)) / 60_000)),
        })}
      </span>
    </span>
  ));
}
