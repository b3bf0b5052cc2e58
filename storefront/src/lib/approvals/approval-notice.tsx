import type { Approval } from "@bezak/contract/approvals.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../link.tsx";
import { useDate } from "../use-date.ts";
import { usePanelPaths } from "../use-panel-paths.ts";
import { useSum } from "../use-sum.ts";
import { DecisionDialog } from "./decision-dialog.tsx";

/**
 * On the page of an object: its act waits for a second administrator, so nothing has happened yet. Needs the message part
 * `approvals`.
 */
export function ApprovalNotice({ approval }: { approval: Approval }) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const paths = usePanelPaths();
  const [withdrawing, setWithdrawing] = useState(false);
  const { kind, number, requestedBy, requestedAt, expiresAt, reason, own } = approval;
  return (
    <>
      <Alert
        tone="warning"
        actions={
          own ? (
            <Button size="small" onClick={() => setWithdrawing(true)}>
              {t("approvals.withdraw")}
            </Button>
          ) : (
            <Button asChild size="small">
              <Link to={paths.approvals()}>{t("approvals.open")}</Link>
            </Button>
          )
        }
      >
        <p>
          <b>{t("approvals.waits")}</b> {t(`approvals.acts.${kind}`, { number })}, {sum(approval.sum)}.{" "}
          {t("approvals.nothingYet")}
        </p>
        <p>
          {own ? t("approvals.byYou") : t("approvals.by", { name: requestedBy.name })}, {date(requestedAt)}: «
          {reason}». {t("approvals.until", { date: date(expiresAt) })}
        </p>
      </Alert>
      {withdrawing ? (
        <DecisionDialog approval={approval} to="withdraw" onClose={() => setWithdrawing(false)} />
      ) : null}
    </>
  );
}
