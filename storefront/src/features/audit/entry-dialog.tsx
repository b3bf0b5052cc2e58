import type { AuditEntry } from "@bezak/contract/audit.ts";
import { toAuditOutcome } from "@bezak/contract/audit-outcomes.ts";
import { Button, Dialog, TextLink } from "@bezak/ui-kit";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { FactList } from "../../lib/fact-list.tsx";
import { Link } from "../../lib/link.tsx";
import { useDate } from "../../lib/use-date.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { auditSearch, type AuditChoice } from "./audit-address.ts";
import { OutcomeBadge } from "./audit-table.tsx";
import { ChangedObjects } from "./changed-objects.tsx";
import { findChangedObjects, findObjectsBefore, formatJson } from "./entry-changes.ts";
import styles from "./entry-dialog.module.css";
import { useActName } from "./use-act-name.ts";

export interface EntryDialogProps {
  entry: AuditEntry;
  onClose: () => void;
}

/** One entry of the log: who, from where, what was sent, and what has changed. Open while it is mounted. */
export function EntryDialog({ entry, onClose }: EntryDialogProps) {
  const t = useTexts();
  const date = useDate();
  const actName = useActName();
  const body = JSON.parse(entry.said) as unknown;
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={actName(entry.action)}
      description={date(entry.at)}
      closeLabel={t("common.close")}
      footer={<Button onClick={onClose}>{t("common.close")}</Button>}
    >
      <div className={styles.root}>
        <Facts entry={entry} onFollow={onClose} />
        <Outcome entry={entry} />
        {body === null ? null : (
          <details className={styles.said}>
            <summary>{t("audit.said")}</summary>
            <pre>{formatJson(body)}</pre>
          </details>
        )}
      </div>
    </Dialog>
  );
}

function Facts({ entry, onFollow }: { entry: AuditEntry; onFollow: () => void }) {
  const t = useTexts();
  const { actor, subjects, action, reason, address, requestId, status } = entry;
  const who = actor.email ?? t("audit.deletedAccount");
  return (
    <FactList
      dense
      facts={[
        {
          name: t("audit.columns.who"),
          value: (
            <EntriesLink choice={{ actor: actor.id }} label={t("audit.allOf", { who })} onFollow={onFollow}>
              {who}
            </EntriesLink>
          ),
        },
        {
          name: t("audit.role"),
          value: actor.rank ? t(`admin.ranks.${actor.rank}`) : t("audit.roles.admin"),
        },
        { name: t("audit.columns.outcome"), value: <OutcomeBadge status={status} /> },
        { name: t("audit.reason"), value: reason },
        {
          name: t("audit.objects"),
          value:
            subjects.length === 0 ? null : (
              <ul role="list" className={styles.objects}>
                {subjects.map((subject) => (
                  <li key={subject}>
                    <EntriesLink
                      choice={{ subject }}
                      label={t("audit.historyOf", { id: subject })}
                      onFollow={onFollow}
                    >
                      <code>{subject}</code>
                    </EntriesLink>
                  </li>
                ))}
              </ul>
            ),
        },
        { name: t("audit.address"), value: address },
        {
          name: t("audit.call"),
          value: (
            <EntriesLink
              choice={{ call: action }}
              label={t("audit.allSuch", { call: action })}
              onFollow={onFollow}
            >
              <code>{action}</code>
            </EntriesLink>
          ),
        },
        { name: t("audit.status"), value: status === null ? null : <code>{status}</code> },
        { name: t("audit.request"), value: requestId === null ? null : <code>{requestId}</code> },
      ]}
    />
  );
}

interface EntriesLinkProps {
  choice: AuditChoice;
  /** accessible name, which contains the text of the link */
  label: string;
  onFollow: () => void;
  children: ReactNode;
}

/** Leads from a part of an entry to all entries with the same. */
function EntriesLink({ choice, label, onFollow, children }: EntriesLinkProps) {
  const path = usePanelPaths().audit();
  return (
    <TextLink asChild>
      <Link
        to={`${path}${auditSearch(choice)}`}
        className={styles.entries}
        aria-label={label}
        onClick={onFollow}
      >
        {children}
      </Link>
    </TextLink>
  );
}

/** What came of it; says no more than the log knows. */
function Outcome({ entry }: { entry: AuditEntry }) {
  const t = useTexts();
  const outcome = toAuditOutcome(entry.status);
  const objects = outcome === "unknown" ? findObjectsBefore(entry) : findChangedObjects(entry);
  const texts = {
    done: objects.length === 0 ? "audit.noChanges" : null,
    refused: "audit.notDone",
    failed: "audit.failedText",
    unknown: objects.length === 0 ? "audit.unknownNothing" : "audit.unknownText",
  } as const;
  const text = texts[outcome];
  return (
    <section aria-label={t("audit.changes")} className={styles.changes}>
      <h3>{t("audit.changes")}</h3>
      {text === null ? null : <p>{t(text)}</p>}
      <ChangedObjects objects={objects} isKnown={outcome !== "unknown"} />
    </section>
  );
}
