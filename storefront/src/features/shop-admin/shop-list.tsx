import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import { Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { CashCollectorDialog } from "./cash-collector-dialog.tsx";
import { administeredShopsQuery, choiceQuery, type ShopsChoice } from "./shop-admin-api.ts";
import { ShopFilter } from "./shop-filter.tsx";
import styles from "./shop-list.module.css";
import { ShopTable } from "./shop-table.tsx";
import ShopStatusDialog from "./shop-status-dialog.tsx";

/** Shops of the marketplace, which can be suspended and reactivated. Needs the message part `shop-admin`. */
export function ShopList({ choice }: { choice: ShopsChoice }) {
  const paths = usePanelPaths();
  const navigate = useNavigate();
  const shops = useQuery(administeredShopsQuery(useApi(), choice));
  const [turning, setTurning] = useState<AdministeredShop | null>(null);
  const [cash, setCash] = useState<AdministeredShop | null>(null);
  const toAddress = (to: ShopsChoice) => `${paths.shops()}${choiceQuery(to)}`;
  return (
    <div className={styles.root}>
      <ShopFilter
        choice={choice}
        onChoose={(to) => void navigate(toAddress(to), { replace: true, state: { keepScroll: true } })}
      />
      <ShopTable
        {...pageRows(shops)}
        empty={<NoShops narrowed={choice.q !== "" || choice.status !== null} />}
        onTurn={setTurning}
        onCash={setCash}
      />
      <ListPages page={choice.page} part={shops.data} toAddress={(page) => toAddress({ ...choice, page })} />
      {cash ? <CashCollectorDialog key={cash.id} shop={cash} onClose={() => setCash(null)} /> : null}
      {turning ? <ShopStatusDialog key={turning.id} shop={turning} onClose={() => setTurning(null)} /> : null}
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
