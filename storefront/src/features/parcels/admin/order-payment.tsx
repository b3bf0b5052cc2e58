import type { AdministeredParcelDetails, AdministeredAttempt } from "@bezak/contract/order-admin.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { ApprovalNotice } from "../../../lib/approvals/approval-notice.tsx";
import { useApprovals } from "../../../lib/approvals/use-approvals.ts";
import { describePaymentFailure } from "../../../lib/describe-payment-failure.ts";
import { Link } from "../../../lib/link.tsx";
import { PanelSection } from "../../../lib/panel-section.tsx";
import { useDate } from "../../../lib/use-date.ts";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import { useRights } from "../../../lib/use-rights.tsx";
import { useSum } from "../../../lib/use-sum.ts";
import styles from "./order-view.module.css";
import { SumList } from "./sum-list.tsx";

/** Payment of the whole order: method, status, attempts, what was refunded and what is owed. */
export function OrderPayment({ parcel }: { parcel: AdministeredParcelDetails }) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const { order, attempts, refundsOwed } = parcel;
  const { payment, totals } = order;
  const approvals = useApprovals(parcel.orderId);
  return (
    <PanelSection title={t("orders.payment")}>
      <SumList
        facts={[
          { name: t("orderAdmin.method"), value: t(`orders.methods.${payment.method}`) },
          { name: t("orderAdmin.payment"), value: t(`orderAdmin.paymentStatuses.${payment.status}`) },
          { name: t("orderAdmin.openUntil"), value: payment.openUntil ? date(payment.openUntil) : null },
          { name: t("orders.totals.goods"), value: sum(totals.items) },
          { name: t("orders.totals.delivery"), value: sum(totals.delivery) },
          { name: t("orders.totals.discount"), value: totals.discount > 0 ? sum(-totals.discount) : null },
          { name: t("orders.totals.placed"), value: <b>{sum(totals.total)}</b> },
          { name: t("orderAdmin.refunded"), value: payment.refunded > 0 ? sum(payment.refunded) : null },
          { name: t("orderAdmin.owed"), value: payment.refundOwed > 0 ? sum(payment.refundOwed) : null },
        ]}
      />
      {refundsOwed.length > 0 ? <RefundsOwed parcel={parcel} /> : null}
      {refundsOwed.map(({ id }) => {
        const waiting = approvals.of(id);
        return waiting ? <ApprovalNotice key={id} approval={waiting} /> : null;
      })}
      {attempts.length > 0 ? (
        <div className={styles.part}>
          <h3 className={styles.subheading}>{t("orderAdmin.attempts")}</h3>
          <ul role="list" className={styles.list}>
            {attempts.map((attempt) => (
              <Attempt key={attempt.id} attempt={attempt} />
            ))}
          </ul>
        </div>
      ) : null}
    </PanelSection>
  );
}

/** Refunds that an administrator has to pay, with the way there. */
function RefundsOwed({ parcel: { orderNumber, refundsOwed } }: { parcel: AdministeredParcelDetails }) {
  const t = useTexts();
  const sum = useSum();
  const paths = usePanelPaths();
  const { mayOpen } = useRights();
  const to = `${paths.refunds()}?${new URLSearchParams({ q: orderNumber })}`;
  const total = refundsOwed.reduce((all, { amount }) => all + amount, 0);
  return (
    <Alert
      tone="warning"
      actions={
        mayOpen(to) ? (
          <Button asChild size="small">
            <Link to={to}>{t("orderAdmin.toRefunds")}</Link>
          </Button>
        ) : null
      }
    >
      {t("orderAdmin.mustBePaid", { sum: sum(total) })}
    </Alert>
  );
}

function Attempt({ attempt }: { attempt: AdministeredAttempt }) {
  const t = useTexts();
  const sum = useSum();
  const date = useDate();
  const { method, amount, state, failure, createdAt, paidAt, endedAt } = attempt;
  const at = endedAt ?? paidAt ?? createdAt;
  return (
    <li className={styles.row}>
      <span>
        {t(`orders.methods.${method}`)} · {t(`paymentAdmin.states.${state}`)}
      </span>
      <span className={styles.amount}>{sum(amount)}</span>
      <span className={styles.quiet}>
        <time dateTime={at}>{date(at)}</time>
        {describePaymentFailure(failure, t).map((why) => ` · ${why}`)}
      </span>
    </li>
  );
}
