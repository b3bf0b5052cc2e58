import type { ApplicationStatus } from "@bezak/contract/application-status.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { AddressSearch } from "../../lib/address-search.tsx";
import { countedBy, type TabbedPage } from "../../lib/counted.ts";
import { TabLinks } from "../../lib/tab-links.tsx";
import { applicationTabs, type ApplicationsChoice } from "./applications-address.ts";
import styles from "./applications-filter.module.css";

export interface ApplicationsFilterProps {
  choice: ApplicationsChoice;
  /** whose counts are shown; undefined until it is loaded */
  page: TabbedPage<ApplicationStatus> | undefined;
  /** on the first page */
  toAddress: (change: Partial<ApplicationsChoice>) => string;
}

export function ApplicationsFilter({ choice: { tab, q }, page, toAddress }: ApplicationsFilterProps) {
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
          ...countedBy(page, one === "all" ? null : one),
        }))}
      />
    </div>
  );
}
