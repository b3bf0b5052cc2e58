import type { RefundOwed } from "@bezak/contract/refunds-owed.ts";
import { Button } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ActionFailure } from "../../lib/action-failure.tsx";
import { useApi } from "../../lib/api-context.ts";
import { revealRefundAccount } from "./refunds-api.ts";
import styles from "./refunds-view.module.css";

/** The account's last four digits; the whole number after the password is entered. The number is not cached. */
export function RefundAccount({ refund }: { refund: RefundOwed }) {
  const t = useTexts();
  const api = useApi();
  const reveal = useMutation({ mutationFn: () => revealRefundAccount(api, refund.id), gcTime: 0 });
  const { id, account, orderNumber, reason } = refund;
  // the gateway refunds to the card that paid
  if (reason === "in_cabinet")
    return <span className={styles.missing}>{t("adminRefunds.accountNotNeeded")}</span>;
  if (account === null) return <span className={styles.missing}>{t("adminRefunds.noAccount")}</span>;
  const name = t(reveal.data ? "adminRefunds.hide" : "adminRefunds.reveal");
  return (
    <div className={styles.account}>
      <span id={`account-${id}`} className={styles.digits} aria-live="polite">
        {reveal.data ? inFours(reveal.data) : t("adminRefunds.accountEnd", { digits: account })}
      </span>
      <Button
        size="small"
        aria-label={`${name}: ${orderNumber}`}
        loading={reveal.isPending}
        onClick={() => (reveal.data ? reveal.reset() : reveal.mutate())}
      >
        {name}
      </Button>
      <ActionFailure of={reveal} />
    </div>
  );
}

const inFours = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, "$1\u00a0");
