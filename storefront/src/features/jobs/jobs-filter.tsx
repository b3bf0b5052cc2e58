import { timeSorts } from "@bezak/contract/administered-sorts.ts";
import { jobKindNames, jobKinds, jobStatuses } from "@bezak/contract/job-kinds.ts";
import { NativeSelect } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ListSearch } from "../../lib/list-search.tsx";
import { OrderChoice } from "../../lib/list-view/order-choice.tsx";
import { useRights } from "../../lib/use-rights.tsx";
import type { JobsChoice } from "./job-address.ts";
import styles from "./jobs-filter.module.css";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

export interface JobsFilterProps {
  choice: JobsChoice;
  toAddress: (change: Partial<JobsChoice>) => string;
}

/** Search, kind, status and order of bulk acts. Needs the message parts `jobs` and `list-views`. */
export function JobsFilterBar({ choice, toAddress }: JobsFilterProps) {
  const t = useTexts();
  const rights = useRights();
  const replaceAddress = useReplaceAddress();
  const narrow = (change: Partial<JobsChoice>) => replaceAddress(toAddress(change));
  const kinds = jobKindNames.filter((kind) => rights.mayCall(jobKinds[kind].call));
  return (
    <div className={styles.root}>
      <ListSearch
        label={t("jobs.search")}
        hint={t("jobs.searchHint")}
        q={choice.q}
        onSearch={(q) => narrow({ q })}
        className={styles.search}
      />
      <NativeSelect
        hideLabel
        label={t("jobs.kindFilter")}
        value={choice.kind ?? ""}
        options={[
          { value: "", label: t("jobs.anyKind") },
          ...kinds.map((kind) => ({ value: kind as string, label: t(`jobs.names.${kind}`) })),
        ]}
        onChange={({ currentTarget: { value } }) => narrow({ kind: kinds.find((kind) => kind === value) })}
      />
      <NativeSelect
        hideLabel
        label={t("jobs.statusFilter")}
        value={choice.status ?? ""}
        options={[
          { value: "", label: t("jobs.anyStatus") },
          ...jobStatuses.map((status) => ({ value: status as string, label: t(`jobs.statuses.${status}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          narrow({ status: jobStatuses.find((status) => status === value) })
        }
      />
      <OrderChoice options={timeSorts} order={choice.sort} onOrder={(sort) => narrow({ sort })} />
    </div>
  );
}
