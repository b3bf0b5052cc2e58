import { EmptyState } from "@bezak/ui-kit";
import { WifiOff } from "lucide-react";
import { useTexts } from "../i18n/texts-context.tsx";

/** Shown while a query waits for the network; the query starts by itself once there is one. */
export function OfflineState({ headingLevel }: { headingLevel?: 1 | 2 | 3 }) {
  const t = useTexts();
  return (
    <EmptyState
      role="status"
      icon={<WifiOff aria-hidden />}
      headingLevel={headingLevel}
      title={t("offline.title")}
      text={t("offline.text")}
    />
  );
}
