import { Button, EmptyState } from "@bezak/ui-kit";
import { useEffect, useEffectEvent, useState } from "react";
import { useTexts } from "../i18n/texts-context.tsx";
import { useOnline } from "../lib/use-online.ts";

/** Replaces a page that threw: retry clears the error, reload starts over. When the network returns, it retries. */
export function FailurePage({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  const online = useOnline();
  const [offline, setOffline] = useState(!online);
  if (!online && !offline) setOffline(true);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (online && offline) retry();
  }, [online, offline]);
  return (
    <EmptyState
      role="alert"
      headingLevel={1}
      title={t("failure.title")}
      text={online ? t("failure.text") : t("failure.missing")}
      actions={
        <>
          <Button variant="primary" onClick={onRetry}>
            {t("common.retry")}
          </Button>
          <Button onClick={() => window.location.reload()}>{t("common.reload")}</Button>
        </>
      }
    />
  );
}
