import type { SellerPayout } from "@bezak/contract/finance.ts";
import { payPayouts } from "@bezak/contract/routes/bank-files.ts";
import { Button, type TableSelection } from "@bezak/ui-kit";
import { useState, type ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { SelectionBar } from "../../lib/bulk/selection-bar.tsx";
import { useSelectedRows } from "../../lib/bulk/use-selected-rows.ts";
import { useRights } from "../../lib/use-rights.tsx";
import { PayPayoutsDialog } from "./pay-payouts-dialog.tsx";
import { payoutSearch, type PayoutChoice } from "./payouts-api.ts";

/** Selects payouts in the list of those at the bank, and records them as paid; nothing in other lists. Needs `jobs`. */
export function useSentSelection(
  choice: PayoutChoice,
  rows: readonly SellerPayout[],
): { selection: TableSelection<SellerPayout>; bar: ReactNode } {
  const t = useTexts();
  const { mayCall } = useRights();
  const [paying, setPaying] = useState(false);
  const { selection, selected } = useSelectedRows({ filters: payoutSearch({ ...choice, page: 1 }), rows });
  const dialog = paying ? (
    <PayPayoutsDialog
      title={t("adminPayouts.payChosenTitle")}
      payouts={selected}
      onStarted={selection.clear}
      onClose={() => setPaying(false)}
    />
  ) : null;
  if (choice.status !== "sent" || !mayCall(payPayouts)) return { selection: {}, bar: dialog };
  return {
    selection: {
      ...selection.boxes,
      selectAllLabel: t("jobs.selectPage"),
      selectRowLabel: ({ number }: SellerPayout) => t("jobs.selectRow", { name: number }),
    },
    bar: (
      <>
        <SelectionBar selection={selection} total={null}>
          <Button size="small" onClick={() => setPaying(true)}>
            {t("jobs.acts.pay_payouts")}
          </Button>
        </SelectionBar>
        {dialog}
      </>
    ),
  };
}
