import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import { Button, Card, Table } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ExportTitle } from "../../lib/list-export/export-title.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { useDate } from "../../lib/use-date.ts";
import { useSum } from "../../lib/use-sum.ts";
import {
  saveWaitingAdjustments,
  waitingAdjustmentsQuery,
  type AdjustmentDecision,
} from "./adjustments-api.ts";
import DecideDialog from "./decide-dialog.tsx";
import styles from "./payouts-view.module.css";

/** Adjustments that need a second administrator; hidden when there are none. */
export function WaitingAdjustments({ administratorId }: { administratorId: string | undefined }) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const id = useId();
  const waiting = useQuery(waitingAdjustmentsQuery(useApi()));
  const [deciding, setDeciding] = useState<{
    request: AdjustmentRequest;
    decision: AdjustmentDecision;
  } | null>(null);
  const missing = renderMissing(waiting);
  if (missing) return missing;
  // an open dialog must stay to show its result, even when its row was the last
  if (!waiting.data || (waiting.data.pagination.total === 0 && !deciding)) return null;
  const isOwn = ({ askedBy }: AdjustmentRequest) => askedBy.id === administratorId;
  return (
    <Card asChild padding="large">
      <section aria-labelledby={id} className={styles.sweep}>
        <ExportTitle
          menu={<ExportMenu save={saveWaitingAdjustments} total={waiting.data.pagination.total} />}
        >
          <h2 id={id}>{`${t("adminPayouts.waiting")} (${waiting.data.pagination.total})`}</h2>
        </ExportTitle>
        <p className={styles.quiet}>{t("adminPayouts.waitingText")}</p>
        <Table
          caption={t("adminPayouts.waiting")}
          hideCaption
          rows={waiting.data.data}
          rowKey={(request) => request.id}
          empty={null}
          columns={[
            {
              key: "shop",
              header: t("adminPayouts.columns.shop"),
              primary: true,
              cell: (request) => (
                <div className={styles.what}>
                  <span>{request.seller.name}</span>
                  <span className={styles.quiet}>{request.note}</span>
                  {isOwn(request) ? (
                    <span className={styles.quiet}>{t("adminPayouts.waitingOwn")}</span>
                  ) : null}
                </div>
              ),
            },
            {
              key: "asked",
              header: t("adminPayouts.columns.asked"),
              cell: ({ askedBy, askedAt }) => (
                <div className={styles.what}>
                  <span>{askedBy.name}</span>
                  <span className={styles.quiet}>{date(askedAt)}</span>
                </div>
              ),
            },
            {
              key: "amount",
              header: t("adminPayouts.columns.amount"),
              align: "end",
              cell: ({ amount }) => (
                <b className={styles.number}>{`${amount < 0 ? "−" : "+"}${sum(Math.abs(amount))}`}</b>
              ),
            },
          ]}
          actionsLabel={t("adminPayouts.columns.actions")}
          rowActions={(request) => [
            isOwn(request) ? null : (
              <Button
                key="approve"
                size="small"
                variant="primary"
                aria-label={`${t("adminPayouts.approve")}: ${request.seller.name}`}
                onClick={() => setDeciding({ request, decision: "approve" })}
              >
                {t("adminPayouts.approve")}
              </Button>
            ),
            <Button
              key="refuse"
              size="small"
              aria-label={`${t(isOwn(request) ? "adminPayouts.takeBack" : "adminPayouts.refuse")}: ${request.seller.name}`}
              onClick={() => setDeciding({ request, decision: "refuse" })}
            >
              {t(isOwn(request) ? "adminPayouts.takeBack" : "adminPayouts.refuse")}
            </Button>,
          ]}
        />
        {deciding ? <DecideDialog {...deciding} onClose={() => setDeciding(null)} /> : null}
      </section>
    </Card>
  );
}
