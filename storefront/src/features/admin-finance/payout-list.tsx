import type { AmountSort } from "@bezak/contract/administered-sorts.ts";
import type { SellerPayout } from "@bezak/contract/finance.ts";
import type { Density } from "@bezak/contract/viewed-lists.ts";
import { EmptyState, type TableSelection } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Landmark } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { useApprovals } from "../../lib/approvals/use-approvals.ts";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { NothingFound } from "../../lib/nothing-found.tsx";
import { isShopListNarrowed } from "../../lib/shop-list-choice.ts";
import { usePayoutActs } from "./payout-acts.tsx";
import { PayoutTable } from "./payout-table.tsx";
import { payoutListQuery, type PayoutChoice } from "./payouts-api.ts";

export interface PayoutListProps {
  choice: PayoutChoice;
  /** on the page of a shop, whose id is no filter */
  isOfShop?: boolean;
  /** keys of the shown columns */
  shown: readonly string[];
  density: Density;
  order: AmountSort;
  onOrder: (order: AmountSort) => void;
  toAddress: (choice: PayoutChoice) => string;
  /** left out where no rows are selected */
  selection?: TableSelection<SellerPayout>;
  /** what can be done with the selected rows */
  bar?: ReactNode;
}

/** Payouts with everything that can be done with them. Needs `admin-finance` and `approvals`. */
export function PayoutList({ choice, isOfShop = false, toAddress, bar, ...table }: PayoutListProps) {
  const t = useTexts();
  const api = useApi();
  const payouts = useQuery(payoutListQuery(api, choice));
  const approvals = useApprovals();
  const { acts, failure, dialogs } = usePayoutActs();
  return (
    <>
      {failure}
      <PayoutTable
        {...pageRows(payouts)}
        empty={
          !isOfShop && (isShopListNarrowed(choice) || choice.batch) ? (
            <NothingFound
              title={t("adminPayouts.nothing")}
              text={t("adminMoney.nothingText")}
              showAll={t("adminMoney.showAll")}
              to={toAddress({ q: "", status: null, sort: choice.sort, page: 1 })}
            />
          ) : (
            <EmptyState
              icon={<Landmark aria-hidden />}
              title={t(choice.status ? "adminPayouts.nothing" : "adminPayouts.empty")}
              text={choice.status || isOfShop ? undefined : t("adminPayouts.emptyText")}
            />
          )
        }
        {...table}
        isOfShop={isOfShop}
        approvals={approvals}
        acts={acts}
      />
      {bar}
      <ListPages
        page={choice.page}
        part={payouts.data}
        toAddress={(page) => toAddress({ ...choice, page })}
      />
      {dialogs}
    </>
  );
}
