import type { PayoutHold } from "@bezak/contract/shop-money.ts";
import { releaseHold as releaseRoute } from "@bezak/contract/routes/shop-money.ts";
import { Badge, Button, EmptyState, Table, useToast, type Column } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Hand } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useDate } from "../../lib/use-date.ts";
import { Permitted } from "../../lib/use-rights.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { releaseHold, shopMoneyKey } from "./shop-money-api.ts";
import styles from "./shop-money.module.css";

/** Holds of a shop's payouts, past ones too. */
export function HoldsPart({ holds }: { holds: readonly PayoutHold[] }) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const [releasing, setReleasing] = useState<PayoutHold | null>(null);
  const nameOf = ({ amount }: PayoutHold) => (amount === null ? t("shopMoney.all") : sum(amount));
  const columns: readonly Column<PayoutHold>[] = [
    {
      key: "what",
      header: t("shopMoney.columns.what"),
      primary: true,
      cell: (hold) => (
        <div className={styles.what}>
          <span>{nameOf(hold)}</span>
          <span className={styles.quiet}>«{hold.reason}»</span>
        </div>
      ),
    },
    {
      key: "who",
      header: t("shopMoney.columns.who"),
      cell: ({ createdBy, createdAt }) => (
        <div className={styles.state}>
          <span>{createdBy.name}</span>
          <span className={styles.quiet}>{date(createdAt)}</span>
        </div>
      ),
    },
    {
      key: "state",
      header: t("shopMoney.columns.state"),
      cell: (hold) => <HoldState hold={hold} />,
    },
  ];
  return (
    <>
      <Table
        caption={t("shopMoney.parts.holds")}
        hideCaption
        rows={holds}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<EmptyState icon={<Hand aria-hidden />} title={t("shopMoney.noHolds")} />}
        actionsLabel={t("shopMoney.columns.actions")}
        rowActions={(hold) => (
          <>
            {hold.isActive ? (
              <Permitted call={releaseRoute}>
                <Button
                  size="small"
                  aria-label={`${t("shopMoney.release")}: ${nameOf(hold)}`}
                  onClick={() => setReleasing(hold)}
                >
                  {t("shopMoney.release")}
                </Button>
              </Permitted>
            ) : null}
            <HistoryLink id={hold.id} name={nameOf(hold)} />
          </>
        )}
      />
      {releasing ? <ReleaseDialog hold={releasing} onClose={() => setReleasing(null)} /> : null}
    </>
  );
}

function HoldState({ hold: { isActive, until, releasedBy, releasedAt } }: { hold: PayoutHold }) {
  const t = useTexts();
  const date = useDate();
  if (isActive)
    return (
      <div className={styles.state}>
        <Badge tone="warning">{t("shopMoney.active")}</Badge>
        <span className={styles.quiet}>
          {until === null ? t("shopMoney.open") : t("shopMoney.untilTime", { date: date(until) })}
        </span>
      </div>
    );
  return (
    <div className={styles.state}>
      <Badge>{t(releasedBy ? "shopMoney.released" : "shopMoney.ended")}</Badge>
      <span className={styles.quiet}>
        {releasedBy && releasedAt ? `${releasedBy.name}, ${date(releasedAt)}` : until && date(until)}
      </span>
    </div>
  );
}

function ReleaseDialog({ hold, onClose }: { hold: PayoutHold; onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const toast = useToast();
  const releasing = useMutation({
    mutationFn: () => releaseHold(api, hold),
    onSuccess() {
      toast.show({ text: t("shopMoney.releasedNow"), tone: "success" });
      onClose();
    },
    onSettled: () => cache.invalidateQueries({ queryKey: shopMoneyKey }),
  });
  return (
    <QuestionDialog
      title={t("shopMoney.releaseTitle")}
      text={t("shopMoney.releaseText")}
      act={t("shopMoney.release")}
      keep={t("shopMoney.back")}
      busy={releasing.isPending}
      problem={releasing.error && describeError(releasing.error, t)}
      onAct={releasing.mutate}
      onClose={onClose}
    />
  );
}
