import type { AdjustmentRequest } from "@bezak/contract/adjustments.ts";
import { Card, Table, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ExportMenu } from "../../lib/list-export/export-menu.tsx";
import { ExportTitle } from "../../lib/list-export/export-title.tsx";
import { Link } from "../../lib/link.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { AdjustmentActions } from "./adjustment-actions.tsx";
import { ActedBy, AdjustedShop, ChangedSum } from "./adjustment-cells.tsx";
import { adjustmentSearch, parseAdjustmentChoice } from "./adjustments-address.ts";
import {
  saveWaitingAdjustments,
  waitingAdjustmentsQuery,
  type AdjustmentDecision,
} from "./adjustments-api.ts";
import DecideDialog from "./decide-dialog.tsx";
import styles from "./payouts-view.module.css";

const whole = parseAdjustmentChoice(new URLSearchParams());

/** The newest adjustments that need a second administrator, and a link to all; hidden when there are none. */
export function WaitingAdjustments({ administratorId }: { administratorId: string | undefined }) {
  const t = useTexts();
  const paths = usePanelPaths();
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
              cell: (request) => <AdjustedShop request={request} isOwn={isOwn(request)} />,
            },
            {
              key: "asked",
              header: t("adminPayouts.columns.asked"),
              cell: ({ askedBy, askedAt }) => <ActedBy who={askedBy} at={askedAt} />,
            },
            {
              key: "amount",
              header: t("adminPayouts.columns.amount"),
              align: "end",
              cell: ({ amount }) => <ChangedSum amount={amount} />,
            },
          ]}
          actionsLabel={t("adminPayouts.columns.actions")}
          rowActions={(request) => (
            <AdjustmentActions
              request={request}
              isOwn={isOwn(request)}
              onDecide={(decision) => setDeciding({ request, decision })}
            />
          )}
        />
        <p>
          <TextLink asChild variant="standalone">
            <Link to={`${paths.adjustments()}${adjustmentSearch({ ...whole, status: "waiting" })}`}>
              {t("adminAdjustments.showWaiting")}
            </Link>
          </TextLink>
        </p>
        {deciding ? <DecideDialog {...deciding} onClose={() => setDeciding(null)} /> : null}
      </section>
    </Card>
  );
}
