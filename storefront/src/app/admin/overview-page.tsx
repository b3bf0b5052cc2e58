import { useLocation } from "react-router";
import {
  overviewSearch,
  parseOverviewChoice,
  type OverviewChoice,
} from "../../features/admin-stats/overview-address.ts";
import { OverviewView } from "../../features/admin-stats/overview-view.tsx";
import { useTexts } from "../../i18n/texts-context.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./applications-page.module.css";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

/** The first page of the panel. */
export default function OverviewPage() {
  const t = useTexts();
  const paths = usePanelPaths();
  const replaceAddress = useReplaceAddress();
  const choice = parseOverviewChoice(new URLSearchParams(useLocation().search));
  const toAddress = (to: OverviewChoice) => `${paths.overview()}${overviewSearch(to)}`;
  const title = t("overview.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <h1>{title}</h1>
      <OverviewView choice={choice} toAddress={toAddress} onChoice={(to) => replaceAddress(toAddress(to))} />
    </div>
  );
}
