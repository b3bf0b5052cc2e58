import { returnStatuses } from "@bezak/contract/return-status.ts";
import { Button, EmptyState } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { TabLinks } from "../../lib/tab-links.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import styles from "./parcel-list.module.css";
import { returnChoiceQuery } from "./return-choice.ts";
import { ReturnTable } from "./return-table.tsx";
import { shopReturnsQuery, type ReturnChoice, type ReturnPage } from "./parcels-api.ts";

/** Returns of the shop's products; those that wait for a decision come first. */
export function ReturnList({ choice }: { choice: ReturnChoice }) {
  const path = usePanelPaths().returns();
  const returns = useQuery(shopReturnsQuery(useApi(), choice));
  const toAddress = (to: ReturnChoice) => `${path}${returnChoiceQuery(to)}`;
  return (
    <div className={styles.root}>
      <Tabs choice={choice} counts={returns.data?.counts} toAddress={toAddress} />
      <ReturnTable {...pageRows(returns)} empty={<Nothing chosen={choice.status !== undefined} />} />
      <ListPages
        page={choice.page}
        part={returns.data}
        toAddress={(page) => toAddress({ ...choice, page })}
      />
    </div>
  );
}

interface TabsProps {
  choice: ReturnChoice;
  /** undefined until they are loaded */
  counts: ReturnPage["counts"] | undefined;
  toAddress: (choice: ReturnChoice) => string;
}

function Tabs({ choice, counts, toAddress }: TabsProps) {
  const t = useTexts();
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <TabLinks
      label={t("sellerReturns.tabsLabel")}
      tabs={[undefined, ...returnStatuses].map((status) => ({
        name: t(status ? `sellerReturns.tabs.${status}` : "sellerReturns.tabs.all"),
        to: toAddress({ ...(status && { status }), page: 1 }),
        isHere: status === choice.status,
        count: status === undefined ? all : counts?.[status],
      }))}
    />
  );
}

function Nothing({ chosen }: { chosen: boolean }) {
  const t = useTexts();
  const path = usePanelPaths().returns();
  return (
    <EmptyState
      icon={<Undo2 aria-hidden />}
      headingLevel={2}
      title={t(chosen ? "sellerReturns.noneHere" : "sellerReturns.none")}
      text={t(chosen ? "sellerReturns.noneHereText" : "sellerReturns.noneText")}
      actions={
        chosen ? (
          <Button asChild>
            <Link to={path}>{t("sellerReturns.showAll")}</Link>
          </Button>
        ) : null
      }
    />
  );
}
