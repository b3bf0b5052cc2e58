import { timeSorts } from "@bezak/contract/administered-sorts.ts";
import { limits } from "@bezak/contract/limits.ts";
import { Button, EmptyState, Tag } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { isMoreThanCounted } from "../../../lib/counted.ts";
import { formatNumber } from "../../../lib/format-sum.ts";
import { Link } from "../../../lib/link.tsx";
import { ExportMenu } from "../../../lib/list-export/export-menu.tsx";
import { ListPages } from "../../../lib/list-pages.tsx";
import { pageRows } from "../../../lib/list-state.tsx";
import { OrderChoice } from "../../../lib/list-view/order-choice.tsx";
import { useListView } from "../../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../../lib/list-view/view-bar.tsx";
import { NothingFound } from "../../../lib/nothing-found.tsx";
import { isShopListNarrowed } from "../../../lib/shop-list-choice.ts";
import { ShopListFilter } from "../../../lib/shop-list-filter.tsx";
import { usePanelPaths } from "../../../lib/use-panel-paths.ts";
import styles from "./order-list.module.css";
import { returnColumns } from "./return-columns.ts";
import { administeredReturnsQuery, saveReturns, type ReturnsPage } from "./return-list-api.ts";
import { ReturnTable } from "./return-table.tsx";
import { ReturnTabs } from "./return-tabs.tsx";
import { parseReturnsChoice, returnsSearch, type ReturnsChoice } from "./returns-address.ts";
import { useReplaceAddress } from "../../../lib/use-replace-address.ts";

const toFilters = (search: URLSearchParams) => returnsSearch({ ...parseReturnsChoice(search), page: 1 });

/**
 * Returns of all shops; they are decided on the pages of their parcels. Needs the message parts `return-admin`, `parcels`,
 * `orders`, `calendar`, `list-views` and `list-exports`.
 */
export function ReturnList({ choice }: { choice: ReturnsChoice }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const returns = useQuery(administeredReturnsQuery(useApi(), choice));
  const { data: page } = returns;
  const view = useListView({ columns: returnColumns, path: paths.administeredReturns(), toFilters });
  const toAddress = (to: ReturnsChoice) => view.toAddress(returnsSearch(to));
  const narrow = (change: Partial<ReturnsChoice>) =>
    replaceAddress(toAddress({ ...choice, ...change, page: 1 }));
  const order = { order: choice.sort, onOrder: (sort: ReturnsChoice["sort"]) => narrow({ sort }) };
  return (
    <div className={styles.root}>
      <ViewBar
        list={view}
        order={<OrderChoice options={timeSorts} {...order} />}
        exportMenu={
          <ExportMenu
            save={(api, format) => saveReturns(api, choice, format)}
            total={page?.pagination.total}
          />
        }
      />
      <ReturnTabs choice={choice} page={page} toAddress={toAddress} />
      <ShopListFilter
        choice={choice}
        texts={{ search: t("returnAdmin.search"), hint: t("returnAdmin.searchHint") }}
        onChange={narrow}
      />
      <div className={styles.found}>
        <p role="status">
          <Found page={page} />
        </p>
        {choice.reason === undefined ? null : (
          <Tag onRemove={() => narrow({ reason: undefined })} removeLabel={t("returnAdmin.anyReason")}>
            {t("returnAdmin.forReason", { reason: t(`returns.reasons.${choice.reason}`) })}
          </Tag>
        )}
        {choice.dated === undefined ? null : (
          <Tag onRemove={() => narrow({ dated: undefined })} removeLabel={t("returnAdmin.byRequest")}>
            {t("returnAdmin.ofDelivered")}
          </Tag>
        )}
      </div>
      <ReturnTable
        {...pageRows(returns)}
        empty={<NoReturns choice={choice} toAll={toAddress({ q: "", sort: choice.sort, page: 1 })} />}
        shown={view.shown}
        density={view.density}
        {...order}
      />
      <ListPages page={choice.page} part={page} toAddress={(to) => toAddress({ ...choice, page: to })} />
    </div>
  );
}

function Found({ page }: { page: ReturnsPage | undefined }) {
  const t = useTexts();
  if (!page) return "\u00a0";
  const { total } = page.pagination;
  return isMoreThanCounted(total)
    ? t("returnAdmin.foundMost", { number: formatNumber(limits.countedMost) })
    : t("returnAdmin.found", { number: formatNumber(total) });
}

function NoReturns({ choice, toAll }: { choice: ReturnsChoice; toAll: string }) {
  const t = useTexts();
  const { status } = choice;
  if (isShopListNarrowed(choice) || choice.reason || choice.dated)
    return (
      <NothingFound
        headingLevel={2}
        title={t("parcels.nothing")}
        text={t("returnAdmin.nothingText")}
        showAll={t("sellerReturns.showAll")}
        to={toAll}
      />
    );
  return (
    <EmptyState
      headingLevel={2}
      icon={<Undo2 aria-hidden />}
      title={t(status ? "sellerReturns.noneHere" : "sellerReturns.none")}
      text={t(status ? "sellerReturns.noneHereText" : "sellerReturns.noneText")}
      actions={
        status ? (
          <Button asChild>
            <Link to={toAll}>{t("sellerReturns.showAll")}</Link>
          </Button>
        ) : null
      }
    />
  );
}
