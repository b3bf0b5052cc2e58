import type { AuditEntry } from "@bezak/contract/audit.ts";
import { EmptyState, Tag } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { pageRows } from "../../lib/list-state.tsx";
import { NothingFound } from "../../lib/nothing-found.tsx";
import { useListView } from "../../lib/list-view/use-list-view.ts";
import { ViewBar } from "../../lib/list-view/view-bar.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { auditSearch, firstPage, isFiltered, parseAuditChoice, type AuditChoice } from "./audit-address.ts";
import { auditQuery } from "./audit-api.ts";
import { auditColumns } from "./audit-columns.ts";
import { AuditFilter } from "./audit-filter.tsx";
import { AuditPages } from "./audit-pages.tsx";
import { AuditTable } from "./audit-table.tsx";
import styles from "./audit-view.module.css";
import { EntryDialog } from "./entry-dialog.tsx";
import { SaveAudit } from "./save-audit.tsx";
import { useActName } from "./use-act-name.ts";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";

const toFilters = (search: URLSearchParams) => auditSearch(firstPage(parseAuditChoice(search)));

/** The log of administrators' acts. Needs the message parts `audit`, `calendar`, `orders` and `list-views`. */
export function AuditView({ choice }: { choice: AuditChoice }) {
  const t = useTexts();
  const path = usePanelPaths().audit();
  const replaceAddress = useReplaceAddress();
  const entries = useQuery(auditQuery(useApi(), choice));
  const [open, setOpen] = useState<AuditEntry | null>(null);
  const view = useListView({ columns: auditColumns, path, toFilters });
  const toAddress = (to: AuditChoice) => view.toAddress(auditSearch(to));
  const choose = (change: Partial<AuditChoice>) =>
    replaceAddress(toAddress({ ...firstPage(choice), ...change }));
  return (
    <div className={styles.root}>
      <p className={styles.quiet}>{t("audit.about")}</p>
      <ViewBar list={view} />
      <AuditFilter choice={choice} onChoose={choose} />
      <Chosen choice={choice} onChoose={choose} />
      <AuditTable
        {...pageRows(entries)}
        onOpen={setOpen}
        empty={<NoEntries choice={choice} to={path} />}
        shown={view.shown}
        density={view.density}
      />
      <AuditPages
        choice={choice}
        part={entries.isPlaceholderData ? undefined : entries.data}
        toAddress={toAddress}
      />
      <SaveAudit choice={choice} disabled={!entries.data?.data.length} />
      {open ? <EntryDialog key={open.id} entry={open} onClose={() => setOpen(null)} /> : null}
    </div>
  );
}

interface ChosenProps {
  choice: AuditChoice;
  onChoose: (change: Partial<AuditChoice>) => void;
}

/** The chosen object and call, for which the filter has no field. */
function Chosen({ choice: { subject, call }, onChoose }: ChosenProps) {
  const t = useTexts();
  const actName = useActName();
  if (subject === undefined && call === undefined) return null;
  return (
    <ul role="list" aria-label={t("audit.chosen")} className={styles.chosen}>
      {subject === undefined ? null : (
        <li>
          <Tag removeLabel={t("audit.anySubject")} onRemove={() => onChoose({ subject: undefined })}>
            {t("audit.onlySubject", { id: subject })}
          </Tag>
        </li>
      )}
      {call === undefined ? null : (
        <li>
          <Tag removeLabel={t("audit.anyCall")} onRemove={() => onChoose({ call: undefined })}>
            {t("audit.onlyCall", { name: actName(call) })}
          </Tag>
        </li>
      )}
    </ul>
  );
}

function NoEntries({ choice, to }: { choice: AuditChoice; to: string }) {
  const t = useTexts();
  if (isFiltered(choice) || choice.before !== undefined)
    return (
      <NothingFound
        headingLevel={2}
        title={t("audit.nothing")}
        text={t("audit.nothingText")}
        showAll={t("audit.showAll")}
        to={to}
      />
    );
  return (
    <EmptyState
      icon={<History aria-hidden />}
      headingLevel={2}
      title={t("audit.empty")}
      text={t("audit.emptyText")}
    />
  );
}
