import { useTexts } from "../../i18n/texts-context.tsx";
import { AddressSearch } from "../../lib/address-search.tsx";
import { countedBy } from "../../lib/counted.ts";
import { TabLinks } from "../../lib/tab-links.tsx";
import { applicationTabs, type ApplicationsChoice } from "./applications-address.ts";
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
  return (
    <div className={styles.root}>
      <AddressSearch
        label={t("applications.search")}
        hint={t("applications.searchHint")}
        q={q}
        toAddress={(words) => toAddress({ q: words })}
        className={styles.search}
      />
      <TabLinks
        label={t("applications.states")}
        tabs={applicationTabs.map((one) => ({
          name: t(`applications.${one}`),
          to: toAddress({ tab: one }),
          isHere: one === tab,
          ...countedBy(counts, one === "all" ? null : one),
        }))}
      />
    </div>
  );
}
