import type { SellerPayout } from "@bezak/contract/finance.ts";
import { canMovePayout } from "@bezak/contract/payout-status.ts";
import {
  bankFile,
  cancelPayout,
  failPayout,
  payPayout,
  repeatPayout,
} from "@bezak/contract/routes/payouts.ts";
import { Button } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ActionFailure } from "../../lib/action-failure.tsx";
import { useApi } from "../../lib/api-context.ts";
import type { Approvals } from "../../lib/approvals/use-approvals.ts";
import { useRights } from "../../lib/use-rights.tsx";
import MoveDialog from "./move-dialog.tsx";
import { downloadBankFile, payoutsKey, type PayoutMove } from "./payouts-api.ts";
import { RepeatPayoutDialog } from "./repeat-payout-dialog.tsx";
import { RequestPayoutDialog } from "./request-payout-dialog.tsx";

const moves = [
  { to: "paid", name: "adminPayouts.pay", call: payPayout },
  { to: "failed", name: "adminPayouts.fail", call: failPayout },
  { to: "cancelled", name: "adminPayouts.cancelOne", call: cancelPayout },
] as const;

export const isUnapproved = (
  { amount, approvedAt }: Pick<SellerPayout, "amount" | "approvedAt">,
  { areNeeded }: Approvals,
) => approvedAt === null && areNeeded(amount);

export interface PayoutActs {
  onMove: (payout: SellerPayout, to: PayoutMove["to"]) => void;
  /** requests the approval of a second administrator */
  onRequest: (payout: SellerPayout) => void;
  /** repeats a failed one */
  onRepeat: (payout: SellerPayout) => void;
  /** downloads a file for the bank again */
  onFile: (batch: string) => void;
}

/** What can be done with payouts, and the dialogs that ask before it is done. Needs `admin-finance` and `approvals`. */
export function usePayoutActs(): { acts: PayoutActs; failure: ReactNode; dialogs: ReactNode } {
  const api = useApi();
  const cache = useQueryClient();
  const [moving, setMoving] = useState<{ payout: SellerPayout; to: PayoutMove["to"] } | null>(null);
  const [requesting, setRequesting] = useState<SellerPayout | null>(null);
  const [repeating, setRepeating] = useState<SellerPayout | null>(null);
  const file = useMutation({ mutationFn: (batch: string) => downloadBankFile(api, batch) });

  function closeRequest() {
    setRequesting(null);
    // the page of a payout shows its requests
    void cache.invalidateQueries({ queryKey: payoutsKey });
  }

  return {
    acts: {
      onMove: (payout, to) => setMoving({ payout, to }),
      onRequest: setRequesting,
      onRepeat: setRepeating,
      onFile: (batch) => file.isPending || file.mutate(batch),
    },
    failure: <ActionFailure of={file} />,
    dialogs: (
      <>
        {moving ? <MoveDialog {...moving} onClose={() => setMoving(null)} /> : null}
        {requesting ? <RequestPayoutDialog payout={requesting} onClose={closeRequest} /> : null}
        {repeating ? <RepeatPayoutDialog payout={repeating} onClose={() => setRepeating(null)} /> : null}
      </>
    ),
  };
}

export interface PayoutButtonsProps extends Pick<PayoutActs, "onMove" | "onRequest" | "onRepeat"> {
  payout: SellerPayout;
  approvals: Approvals;
}

/** The acts that a payout permits to the rank. */
export function PayoutButtons({ payout, approvals, onMove, onRequest, onRepeat }: PayoutButtonsProps) {
  const t = useTexts();
  const { mayCall } = useRights();
  const { id, number, status, repeatedBy } = payout;
  const needsRequest = status === "scheduled" && isUnapproved(payout, approvals) && !approvals.of(id);
  return (
    <>
      {needsRequest && mayCall(bankFile) ? (
        <Button
          size="small"
          variant="primary"
          aria-label={`${t("approvals.request")}: ${number}`}
          onClick={() => onRequest(payout)}
        >
          {t("approvals.request")}
        </Button>
      ) : null}
      {moves
        .filter(({ to, call }) => canMovePayout(status, to) && mayCall(call))
        .map(({ to, name }) => (
          <Button
            key={to}
            size="small"
            variant={to === "paid" ? "primary" : undefined}
            aria-label={`${t(name)}: ${number}`}
            onClick={() => onMove(payout, to)}
          >
            {t(name)}
          </Button>
        ))}
      {status === "failed" && repeatedBy === null && mayCall(repeatPayout) ? (
        <Button
          size="small"
          aria-label={`${t("adminPayouts.repeat")}: ${number}`}
          onClick={() => onRepeat(payout)}
        >
          {t("adminPayouts.repeat")}
        </Button>
      ) : null}
    </>
  );
}
