import { Button, EmptyState } from "@bezak/ui-kit";
import { useRevalidator } from "react-router-dom";
import { useTexts } from "../i18n/texts-context.tsx";

/** Stands in for a page that broke: retry clears the error, reload starts over. The router reports the error. */
export function FailurePage() {
  const t = useTexts();
  const revalidator = useRevalidator();
  return (
    <main id="main">
      <EmptyState
        headingLevel={1}
        title={t("failure.title")}
        text={t("failure.text")}
        actions={
          <>
            <Button variant="primary" onClick={() => void revalidator.revalidate()}>
              {t("common.retry")}
            </Button>
            <Button onClick={() => window.location.reload()}>{t("common.reload")}</Button>
          </>
        }
      />
    </main>
  );
}
