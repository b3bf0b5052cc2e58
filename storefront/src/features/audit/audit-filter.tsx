import { auditOutcomes } from "@bezak/contract/audit-outcomes.ts";
import { NativeSelect } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { ListSearch } from "../../lib/list-search.tsx";
import { PeriodFields } from "../../lib/period-fields.tsx";
import type { AuditChoice } from "./audit-address.ts";
import { administratorsQuery } from "./audit-api.ts";
import { auditAreaNames } from "./audit-areas.ts";
import styles from "./audit-filter.module.css";

export interface AuditFilterProps {
  choice: AuditChoice;
  onChoose: (change: Partial<AuditChoice>) => void;
}

/** Filters the log; the choice is part of the address. */
export function AuditFilter({ choice, onChoose }: AuditFilterProps) {
  const t = useTexts();
  return (
    <div className={styles.root}>
      <ListSearch
        label={t("audit.search")}
        hint={t("audit.searchHint")}
        q={choice.q ?? ""}
        onSearch={(q) => onChoose({ q: q || undefined })}
        className={styles.search}
      />
      <ActorFilter choice={choice} onChoose={onChoose} />
      <NativeSelect
        label={t("audit.area")}
        hideLabel
        value={choice.call === undefined ? (choice.area ?? "") : ""}
        onChange={(event) => {
          const area = auditAreaNames.find((one) => one === event.currentTarget.value);
          onChoose({ area, call: undefined });
        }}
        options={[
          { value: "", label: t("audit.anyArea") },
          ...auditAreaNames.map((value) => ({ value, label: t(`audit.areas.${value}`) })),
        ]}
      />
      <NativeSelect
        label={t("audit.outcome")}
        hideLabel
        value={choice.outcome ?? ""}
        onChange={(event) =>
          onChoose({ outcome: auditOutcomes.find((one) => one === event.currentTarget.value) })
        }
        options={[
          { value: "", label: t("audit.anyOutcome") },
          ...auditOutcomes.map((value) => ({ value, label: t(`audit.outcomes.${value}`) })),
        ]}
      />
      <PeriodFields period={choice} onChange={onChoose} />
    </div>
  );
}

function ActorFilter({ choice: { actor }, onChoose }: AuditFilterProps) {
  const t = useTexts();
  const { data = [] } = useQuery(administratorsQuery(useApi()));
  // who is no administrator any more still has entries
  const isFormer = actor !== undefined && !data.some(({ id }) => id === actor);
  return (
    <NativeSelect
      label={t("audit.actor")}
      hideLabel
      value={actor ?? ""}
      onChange={(event) => onChoose({ actor: event.currentTarget.value || undefined })}
      options={[
        { value: "", label: t("audit.anyActor") },
        ...data.map(({ id, email }) => ({ value: id, label: email })),
        ...(isFormer ? [{ value: actor, label: actor }] : []),
      ]}
    />
  );
}
