import { Button } from "@bezak/ui-kit";
import { useNavigate } from "react-router";
import { useTexts } from "../../i18n/texts-context.tsx";
import { Link } from "../../lib/link.tsx";
import { ListSearch } from "../../lib/list-search.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { applicationsAddress, applicationTabs, type ApplicationTab } from "./applications-address.ts";
import type { ApplicationPage } from "./applications-api.ts";
import styles from "./applications-filter.module.css";

export interface ApplicationsFilterProps {
  tab: ApplicationTab;
  q: string;
  /** of the applications that match `q`; undefined while loading */
  counts: ApplicationPage["counts"] | undefined;
}

export function ApplicationsFilter({ tab, q, counts }: ApplicationsFilterProps) {
  const t = useTexts();
  const path = usePanelPaths().applications();
  const navigate = useNavigate();
  const getCount = (one: ApplicationTab) => {
    if (!counts) return null;
    return one === "all" ? counts.pending + counts.approved + counts.rejected : counts[one];
  };
  return (
    <div className={styles.root}>
      <ListSearch
        label={t("applications.search")}
        hint={t("applications.searchHint")}
        find={t("applications.find")}
        q={q}
        onSearch={(words) => void navigate(applicationsAddress(path, { tab, q: words }))}
        className={styles.search}
      />
      <nav aria-label={t("applications.states")} className={styles.states}>
        {applicationTabs.map((one) => {
          const count = getCount(one);
          return (
            <Button key={one} asChild size="small">
              <Link
                to={applicationsAddress(path, { tab: one, q })}
                aria-current={one === tab ? "page" : undefined}
              >
                {t(`applications.${one}`)}
                {count === null ? null : <span className={styles.count}>{count}</span>}
              </Link>
            </Button>
          );
        })}
      </nav>
    </div>
  );
}
