import { ledgerEntryTypes } from "@bezak/contract/payout-status.ts";
import { Button, EmptyState, NativeSelect } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ReceiptText } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { Link } from "../../lib/link.tsx";
import { ListPages } from "../../lib/list-pages.tsx";
import { pageRows } from "../../lib/list-state.tsx";
import { EntriesTable } from "./entries-table.tsx";
import { entriesQuery, statementsQuery } from "./finance-api.ts";
import { getOverview, type FinanceChoice } from "./finance-choice.ts";
import styles from "./finance-view.module.css";
import { useMonth } from "../../lib/use-month.ts";

export interface PartProps {
  choice: FinanceChoice;
  toAddress: (choice: FinanceChoice) => string;
  onChoose: (choice: FinanceChoice) => void;
}

export function EntriesPart({ choice, toAddress, onChoose }: PartProps) {
  const t = useTexts();
  const api = useApi();
  const month = useMonth();
  const entries = useQuery(entriesQuery(api, choice));
  const { data: statements = [] } = useQuery(statementsQuery(api));
  const narrowed = choice.type !== null || choice.month !== null || choice.payout !== null;
  const months = [
    ...new Set([...statements.map((one) => one.month), ...(choice.month ? [choice.month] : [])]),
  ];
  return (
    <>
      <div className={styles.filters}>
        <NativeSelect
          label={t("finance.type")}
          value={choice.type ?? ""}
          options={[
            { value: "", label: t("finance.allTypes") },
            ...ledgerEntryTypes.map((value) => ({ value, label: t(`finance.types.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ ...choice, page: 1, type: ledgerEntryTypes.find((type) => type === value) ?? null })
          }
        />
        <NativeSelect
          label={t("finance.monthFilter")}
          value={choice.month ?? ""}
          options={[
            { value: "", label: t("finance.allMonths") },
            ...months.map((value) => ({ value, label: month(value) })),
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ ...choice, page: 1, month: value === "" ? null : value })
          }
        />
        {choice.payout ? (
          <p className={styles.narrowed}>
            {t("finance.ofPayout")}
            <Button asChild size="small">
              <Link to={toAddress(getOverview("entries"))} state={{ keepScroll: true }}>
                {t("finance.showAll")}
              </Link>
            </Button>
          </p>
        ) : null}
      </div>
      <EntriesTable
        {...pageRows(entries)}
        empty={
          <EmptyState
            icon={<ReceiptText aria-hidden />}
            title={t(narrowed ? "finance.nothingFound" : "finance.noEntries")}
            text={narrowed ? undefined : t("finance.noEntriesText")}
            actions={
              narrowed ? (
                <Button asChild>
                  <Link to={toAddress(getOverview("entries"))} state={{ keepScroll: true }}>
                    {t("finance.showAll")}
                  </Link>
                </Button>
              ) : null
            }
          />
        }
      />
      <ListPages
        page={choice.page}
        part={entries.data}
        toAddress={(page) => toAddress({ ...choice, page })}
      />
    </>
  );
}
