import type { SellerPayout } from "@bezak/contract/finance.ts";
import type { PayoutStatus } from "@bezak/contract/payout-status.ts";
import { bankFile } from "@bezak/contract/routes/payouts.ts";
import { Badge } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import type { Approvals } from "../../lib/approvals/use-approvals.ts";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PanelLink, useRights } from "../../lib/use-rights.tsx";
import { useBatchName } from "./batch-name.ts";
import { isUnapproved } from "./payout-acts.tsx";
import styles from "./payouts-view.module.css";

const appearances = {
  scheduled: "neutral",
  sent: "info",
  paid: "success",
  failed: "danger",
  cancelled: "neutral",
} as const satisfies Record<PayoutStatus, string>;

export interface PayoutStateProps {
  payout: SellerPayout;
  approvals: Approvals;
  /** downloads its file for the bank again; left out where another button does */
  onFile?: (batch: string) => void;
}

/** The status of a payout with what it waits for, or why it has failed. */
export function PayoutState({ payout, approvals, onFile }: PayoutStateProps) {
  const t = useTexts();
  const describeBatch = useBatchName();
  const { mayCall } = useRights();
  const { status, failure, reference, batch, repeatOf, repeatedBy } = payout;
  return (
    <div className={styles.state}>
      <span>
        <Badge tone={appearances[status]}>{t(`adminPayouts.statuses.${status}`)}</Badge>
      </span>
      {status === "scheduled" ? <PayoutApproval payout={payout} approvals={approvals} /> : null}
      {status === "failed" && failure ? (
        <span className={styles.quiet}>{t("adminPayouts.failure", { reason: failure })}</span>
      ) : null}
      {repeatOf ? <Other text="adminPayouts.insteadOf" payout={repeatOf} /> : null}
      {repeatedBy ? <Other text="adminPayouts.repeatedBy" payout={repeatedBy} /> : null}
      {status === "paid" && reference ? (
        <span className={styles.quiet}>{t("adminPayouts.reference", { reference })}</span>
      ) : null}
      {status === "sent" && batch && onFile && mayCall(bankFile) ? (
        <button type="button" className={styles.batch} onClick={() => onFile(batch)}>
          {t("adminPayouts.fileAgain", { file: describeBatch(batch) })}
        </button>
      ) : null}
    </div>
  );
}

interface OtherProps {
  text: "adminPayouts.insteadOf" | "adminPayouts.repeatedBy";
  payout: { id: string; number: string };
}

/** Leads to the payout that this one replaces, or that replaces it. */
function Other({ text, payout: { id, number } }: OtherProps) {
  return (
    <span className={styles.quiet}>
      <PanelLink to={usePanelPaths().payout(id)}>{useTexts()(text, { number })}</PanelLink>
    </span>
  );
}

/** Whether a payout above the sum of the settings goes into the next bank file, or what it waits for. */
function PayoutApproval({ payout, approvals }: Omit<PayoutStateProps, "onFile">) {
  const t = useTexts();
  const date = useDate();
  const { id, approvedAt } = payout;
  if (approvedAt !== null)
    return <span className={styles.quiet}>{t("approvals.approvedMark", { date: date(approvedAt) })}</span>;
  if (approvals.of(id)) return <Badge tone="warning">{t("approvals.waitingMark")}</Badge>;
  return isUnapproved(payout, approvals) ? (
    <Badge tone="warning">{t("approvals.needsApproval")}</Badge>
  ) : null;
}
