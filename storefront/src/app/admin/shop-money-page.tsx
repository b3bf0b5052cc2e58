import { adjustBalance } from "@bezak/contract/routes/payouts.ts";
import { holdPayouts } from "@bezak/contract/routes/shop-money.ts";
import { Alert, Button, EmptyState, TextLink } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Hand, Scale, SearchX } from "lucide-react";
import { useState } from "react";
import { useLocation, useParams } from "react-router";
import AdjustDialog from "../../features/admin-finance/adjust-dialog.tsx";
import { payoutColumns } from "../../features/admin-finance/finance-columns.ts";
import { PayoutList } from "../../features/admin-finance/payout-list.tsx";
import { PayoutTabs } from "../../features/admin-finance/payout-tabs.tsx";
import { payoutListQuery } from "../../features/admin-finance/payouts-api.ts";
import { ShopTabs } from "../../features/shop-admin/shop-tabs.tsx";
import { BalanceCards } from "../../features/finance/balance-cards.tsx";
import { HoldDialog } from "../../features/shop-money/hold-dialog.tsx";
import { HoldsPart } from "../../features/shop-money/holds-part.tsx";
import styles from "../../features/shop-money/shop-money.module.css";
import {
  moneyParts,
  moneySearch,
  parseMoneyChoice,
  wholePart,
  type MoneyChoice,
} from "../../features/shop-money/shop-money-address.ts";
import { shopMoneyQuery } from "../../features/shop-money/shop-money-api.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { Link } from "../../lib/link.tsx";
import { plainAppearance, shownKeys } from "../../lib/list-view/list-appearance.ts";
import { renderMissing } from "../../lib/list-state.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { Permitted } from "../../lib/use-rights.tsx";
import { useSum } from "../../lib/use-sum.ts";
import { PageHead } from "../page-head.tsx";
import page from "./applications-page.module.css";
import { ShopEntries } from "./shop-entries.tsx";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

/** The money of one shop: balance by state, entries, payouts, holds and adjustments. */
export default function ShopMoneyPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const { id = "" } = useParams();
  const money = useQuery(shopMoneyQuery(useApi(), id));
  const choice = parseMoneyChoice(new URLSearchParams(useLocation().search));
  const [open, setOpen] = useState<"hold" | "adjust" | null>(null);
  const { data, error } = money;
  const title = data ? t("shopMoney.title", { shop: data.seller.name }) : t("shopMoney.untitled");
  const toAddress = (to: MoneyChoice) => `${paths.shopMoney(id)}${moneySearch(to)}`;
  const close = () => setOpen(null);
  return (
    <div className={page.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <p>
        <TextLink asChild variant="standalone">
          <Link to={paths.shops()}>{t("shopMoney.toShops")}</Link>
        </TextLink>
      </p>
      {hasStatus(error, 404) ? (
        <EmptyState headingLevel={1} icon={<SearchX aria-hidden />} title={t("shopMoney.missing")} />
      ) : (
        <>
          <h1>{title}</h1>
          <div className={styles.root}>
            <ShopTabs id={id} here="money" />
            {data || money.isPending ? (
              <div className={styles.actions}>
                <Permitted call={holdPayouts}>
                  <Button icon={<Hand aria-hidden />} disabled={!data} onClick={() => setOpen("hold")}>
                    {t("shopMoney.hold")}
                  </Button>
                </Permitted>
                <Permitted call={adjustBalance}>
                  <Button icon={<Scale aria-hidden />} disabled={!data} onClick={() => setOpen("adjust")}>
                    {t("adminPayouts.adjust")}
                  </Button>
                </Permitted>
              </div>
            ) : null}
            <HoldNotice holds={data?.finance.holds ?? []} />
            {renderMissing(money, 1) ?? (
              <BalanceCards finance={data?.finance} abouts={{ paidOut: t("shopMoney.paidOutAbout") }} />
            )}
            <TabLinks
              label={t("shopMoney.partsLabel")}
              tabs={moneyParts.map((part) => ({
                name: t(`shopMoney.parts.${part}`),
                to: toAddress(wholePart(part)),
                isHere: part === choice.part,
              }))}
            />
            {choice.part === "entries" ? <ShopEntries id={id} choice={choice} /> : null}
            {choice.part === "payouts" ? <Payouts id={id} choice={choice} toAddress={toAddress} /> : null}
            {choice.part === "holds" && data ? <HoldsPart holds={data.holds} /> : null}
          </div>
        </>
      )}
      {open === "hold" && data ? <HoldDialog shop={data.seller} onClose={close} /> : null}
      {open === "adjust" && data ? <AdjustDialog shop={data.seller} onClose={close} /> : null}
    </div>
  );
}

/** What applies now, before anything else is read. */
function HoldNotice({ holds }: { holds: readonly { id: string; amount: number | null; reason: string }[] }) {
  const t = useTexts();
  const sum = useSum();
  return holds.map(({ id, amount, reason }) => (
    <Alert key={id} tone="warning">
      {amount === null ? t("shopMoney.allHeld") : t("shopMoney.sumHeld", { sum: sum(amount) })} «{reason}»
    </Alert>
  ));
}

interface PayoutsProps {
  id: string;
  choice: MoneyChoice;
  toAddress: (choice: MoneyChoice) => string;
}

function Payouts({ id, choice, toAddress }: PayoutsProps) {
  const replaceAddress = useReplaceAddress();
  const ofShop = { ...choice, q: "", seller: id };
  const { data } = useQuery(payoutListQuery(useApi(), ofShop));
  return (
    <>
      <PayoutTabs
        here={choice.status}
        page={data}
        toAddress={(status) => toAddress({ ...wholePart("payouts"), status, sort: choice.sort })}
      />
      <PayoutList
        choice={ofShop}
        isOfShop
        shown={shownKeys(payoutColumns, plainAppearance)}
        density="comfortable"
        order={choice.sort}
        onOrder={(sort) => replaceAddress(toAddress({ ...choice, sort, page: 1 }))}
        toAddress={({ status, sort, page: to }) => toAddress({ ...choice, status, sort, page: to })}
      />
    </>
  );
}
