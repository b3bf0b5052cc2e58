import { Alert, Skeleton } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { PanelSection } from "../../lib/panel-section.tsx";
import { ProductThread } from "../../lib/product-thread.tsx";
import { administeredMessagesQuery } from "./product-admin-api.ts";

/** What administrators did to the product and what its shop answered. Needs `product-messages` and `orders`. */
export function ProductMessages({ id }: { id: string }) {
  const t = useTexts();
  const { data, error, refetch, fetchStatus } = useQuery(administeredMessagesQuery(useApi(), id));
  return (
    <PanelSection title={t("productMessages.adminTitle")}>
      {data ? (
        <>
          <ProductThread messages={data.messages} />
          {data.answerWaits ? (
            <Alert role="note" tone="warning">
              {t("productMessages.adminWaits")}
            </Alert>
          ) : null}
        </>
      ) : error ? (
        <LoadFailure headingLevel={3} error={error} onRetry={() => void refetch()} />
      ) : fetchStatus === "paused" ? (
        <OfflineState headingLevel={3} />
      ) : (
        <div aria-busy role="group" aria-label={t("common.loading")}>
          <Skeleton shape="box" height="4rem" />
        </div>
      )}
    </PanelSection>
  );
}
