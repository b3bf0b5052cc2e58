import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import { Button, EmptyState, Pagination } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { OfflineState } from "../../lib/offline-state.tsx";
import { renderLink } from "../../lib/render-link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { administeredShopsQuery, choiceQuery, type ShopsChoice } from "./shop-admin-api.ts";
import { ShopFilter } from "./shop-filter.tsx";
import styles from "./shop-list.module.css";
import { ShopTable } from "./shop-table.tsx";
import StandingDialog from "./standing-dialog.tsx";

/** The shops of the marketplace, found and stopped or let go on. Words: part `shop-admin`. */
export function ShopList({ choice }: { choice: ShopsChoice }) {
  const t = useTexts();
  const paths = usePanelPaths();
  const navigate = useNavigate();
  const shops = useQuery(administeredShopsQuery(useApi(), choice));
  const [turning, setTurning] = useState<AdministeredShop | null>(null);
  const { data: page, error, isPlaceholderData } = shops;
  const addressOf = (to: ShopsChoice) => `${paths.shops()}${choiceQuery(to)}`;
  const failure = error ? (
    <LoadFailure error={error} onRetry={() => void shops.refetch()} />
  ) : shops.fetchStatus === "paused" ? (
    <OfflineState />
  ) : undefined;
  return (
    <div className={styles.root}>
      <ShopFilter
        choice={choice}
        onChoose={(to) => void navigate(addressOf(to), { replace: true, state: { keepScroll: true } })}
      />
      <ShopTable
        rows={page?.data ?? []}
        loading={(!page && !error) || isPlaceholderData}
        empty={<NoShops narrowed={choice.q !== "" || choice.status !== null} />}
        error={page ? undefined : failure}
        onTurn={setTurning}
      />
      <Pagination
        label={t("paging.pages")}
        page={choice.page}
        pageCount={page?.pagination.pages ?? 1}
        addressOf={(number) => addressOf({ ...choice, page: number })}
        renderLink={renderLink}
        previousLabel={t("paging.previous")}
        nextLabel={t("paging.next")}
        pageLabel={(number) => t("paging.page", { page: number })}
      />
      {turning ? <StandingDialog key={turning.id} shop={turning} onClose={() => setTurning(null)} /> : null}
    </div>
  );
}

function NoShops({ narrowed }: { narrowed: boolean }) {
  const t = useTexts();
  const paths = usePanelPaths();
  return (
    <EmptyState
      icon={<Store aria-hidden />}
      headingLevel={2}
      title={t(narrowed ? "shopAdmin.nothing" : "shopAdmin.empty")}
      text={t(narrowed ? "shopAdmin.nothingText" : "shopAdmin.emptyText")}
      actions={
        narrowed ? (
          <Button asChild>
            <Link to={paths.shops()}>{t("shopAdmin.showAll")}</Link>
          </Button>
        ) : null
      }
    />
  );
}
