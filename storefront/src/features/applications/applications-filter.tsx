import { Button } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { AddressSearch } from "../../lib/address-search.tsx";
import { Link } from "../../lib/link.tsx";
import { applicationTabs, type ApplicationsChoice, type ApplicationTab } from "./applications-address.ts";
import type { ApplicationPage } from "./applications-api.ts";
import styles from "./applications-filter.module.css";

export interface ApplicationsFilterProps {
  choice: ApplicationsChoice;
  /** of the applications that match `q`; undefined while loading */
  counts: ApplicationPage["counts"] | undefined;
  /** on the first page */
  toAddress: (change: Partial<ApplicationsChoice>) => string;
}

export function ApplicationsFilter({ choice: { tab, q }, counts, toAddress }: ApplicationsFilterProps) {
  const t = useTexts();
  const getCount = (one: ApplicationTab) => {
    if (!counts) return null;
    return one === "all" ? counts.pending + counts.approved + counts.rejected : counts[one];
  };
  return (
    <div className={styles.root}>
      <AddressSearch
        label={t("applications.search")}
        hint={t("applications.searchHint")}
        q={q}
        toAddress={(words) => toAddress({ q: words })}
        className={styles.search}
      />
      <nav aria-label={t("applications.states")} className={styles.states}>
        {applicationTabs.map((one) => {
          const count = getCount(one);
          return (
            <Button key={one} asChild size="small">
              <Link to={toAddress({ tab: one })} aria-current={one === tab ? "page" : undefined}>
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
