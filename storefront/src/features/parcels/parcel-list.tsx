import type { SellerParcel } from "@bezak/contract/parcels.ts";
import { Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { PackageCheck, SearchX } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { useListFocus } from "../../lib/use-list-focus.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { isSought, parcelChoiceQuery, type ParcelChoice } from "./parcel-choice.ts";
import { ParcelFilter } from "./parcel-filter.tsx";
import styles from "./parcel-list.module.css";
import { ParcelTable } from "./parcel-table.tsx";
import { ParcelTabs } from "./parcel-tabs.tsx";
import { PrintBar } from "./print-bar.tsx";
import { parcelsQuery } from "./parcels-api.ts";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

export interface ParcelListProps {
  choice: ParcelChoice;
  cityName: (slug: string) => string;
}

/** Parcels of the shop, with filters, the next step of each, and labels for several at once. */
export function ParcelList({ choice, cityName }: ParcelListProps) {
  const path = usePanelPaths().orders();
  const replaceAddress = useReplaceAddress();
  const parcels = useQuery(parcelsQuery(useApi(), choice));
  const { data } = parcels;
  // with their data, since parcels of other pages are no longer loaded
  const [chosen, setChosen] = useState<ReadonlyMap<string, SellerParcel>>(new Map());
  const toAddress = (to: ParcelChoice) => `${path}${parcelChoiceQuery(to)}`;
  const go = (to: ParcelChoice) => replaceAddress(toAddress(to));
  const rows = data?.data ?? [];
  const focus = useListFocus<HTMLDivElement>(data?.data);

  function select(ids: ReadonlySet<string>) {
    const known = new Map([...chosen, ...rows.map((row) => [row.id, row] as const)]);
    setChosen(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id)!] as const] : []))));
  }

  return (
    <div className={styles.root}>
      <ParcelTabs choice={choice} counts={data?.counts} toAddress={toAddress} />
      <ParcelFilter choice={choice} onChoose={go} />
      <div {...focus}>
        <ParcelTable
          {...pageRows(parcels)}
          empty={<Nothing choice={choice} />}
          selected={new Set(chosen.keys())}
          onSelectedChange={select}
          sort={choice.sort}
          onSort={(sort) => go({ ...choice, sort, page: 1 })}
          cityName={cityName}
        />
      </div>
      <ListPages page={choice.page} part={data} toAddress={(page) => toAddress({ ...choice, page })} />
      <PrintBar
        parcels={[...chosen.values()].map((one) => rows.find(({ id }) => id === one.id) ?? one)}
        onKeep={(left) => setChosen(new Map(left.map((one) => [one.id, one])))}
      />
    </div>
  );
}

function Nothing({ choice }: { choice: ParcelChoice }) {
  const t = useTexts();
  const path = usePanelPaths().orders();
  if (!isSought(choice)) {
    const { tab } = choice;
    return (
      <EmptyState
        icon={<PackageCheck aria-hidden />}
        headingLevel={2}
        title={t(tab ? "parcels.noneHere" : "parcels.none")}
        text={t(tab ? "parcels.noneHereText" : "parcels.noneText")}
        actions={
          tab ? (
            <Button asChild>
              <Link to={path}>{t("parcels.showAll")}</Link>
            </Button>
          ) : null
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      headingLevel={2}
      title={t("parcels.nothing")}
      text={t("parcels.nothingText")}
      actions={
        <Button asChild>
          <Link to={path}>{t("parcels.showAll")}</Link>
        </Button>
      }
    />
  );
}
