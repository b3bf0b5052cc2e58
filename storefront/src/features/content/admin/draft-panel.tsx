import { Alert, Button, Card } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { useDate } from "../../../lib/use-date.ts";
import type { ContentKind, ContentRows } from "./content-admin-api.ts";
import { saveBannerDraft, saveSectionDraft, versionCalls } from "./content-versions-api.ts";
import { DifferenceList, type DescribeSource } from "./difference-list.tsx";
import styles from "./draft-panel.module.css";
import { PublishLaterDialog } from "./publish-later-dialog.tsx";
import { useVersionAct } from "./use-version-act.ts";

export interface DraftPanelProps {
  kind: ContentKind;
  /** as it is stored */
  row: ContentRows[ContentKind];
  /** the form has values that are not saved */
  isDirty: boolean;
  describe: DescribeSource | undefined;
}

/** The unpublished changes of a banner or a section: what they are, and publishing or discarding them. */
export function DraftPanel({ kind, row, isDirty, describe }: DraftPanelProps) {
  const t = useTexts();
  const api = useApi();
  const date = useDate();
  const [asking, setAsking] = useState<"later" | "discard" | null>(null);
  const { act, isPending, problem, reset } = useVersionAct(kind);
  const { draft } = row;
  if (!draft) return null;
  const close = () => setAsking(null);
  const setTime = (publishAt: string | null) => {
    const body = { publishAt, version: row.version };
    return kind === "banners" ? saveBannerDraft(api, row.id, body) : saveSectionDraft(api, row.id, body);
  };

  function open(question: typeof asking) {
    reset();
    setAsking(question);
  }

  return (
    <Card asChild padding="large">
      <section aria-labelledby="content-draft" className={styles.root}>
        <h2 id="content-draft" className={styles.title}>
          {t("contentAdmin.draft.title")}
        </h2>
        <p className={styles.quiet}>
          {t("contentAdmin.draft.savedBy", {
            date: date(draft.savedAt),
            name: draft.author ?? t("contentAdmin.versions.nobody"),
          })}
        </p>
        {draft.refused ? <Alert tone="danger">{t("contentAdmin.draft.refused")}</Alert> : null}
        {draft.publishAt === null ? null : (
          <Alert tone="info">{t("contentAdmin.draft.publishedAt", { date: date(draft.publishAt) })}</Alert>
        )}
        <DifferenceList before={row} after={draft.content} describe={describe} />
        {problem && asking === null ? <Alert tone="danger">{problem}</Alert> : null}
        <div className={styles.actions}>
          <Button
            variant="primary"
            disabled={isDirty}
            loading={isPending && asking === null}
            onClick={() =>
              act({ run: () => versionCalls.publish(api, row), done: t("contentAdmin.published") })
            }
          >
            {t("contentAdmin.publish")}
          </Button>
          <Button disabled={isDirty || isPending} onClick={() => open("later")}>
            {t("contentAdmin.draft.later")}
          </Button>
          {draft.publishAt === null ? null : (
            <Button
              variant="ghost"
              disabled={isDirty || isPending}
              onClick={() => act({ run: () => setTime(null), done: t("contentAdmin.draft.notLaterDone") })}
            >
              {t("contentAdmin.draft.notLater")}
            </Button>
          )}
          <Button variant="ghost" disabled={isDirty || isPending} onClick={() => open("discard")}>
            {t("contentAdmin.draft.discard")}
          </Button>
        </div>
        {isDirty ? <p className={styles.quiet}>{t("contentAdmin.draft.dirty")}</p> : null}
        {asking === "later" ? (
          <PublishLaterDialog
            present={draft.publishAt}
            busy={isPending}
            problem={problem}
            onAct={(publishAt) =>
              act({
                run: () => setTime(publishAt),
                done: t("contentAdmin.draft.publishedAt", { date: date(publishAt) }),
                onDone: close,
              })
            }
            onClose={close}
          />
        ) : null}
        {asking === "discard" ? (
          <QuestionDialog
            size="medium"
            title={t("contentAdmin.draft.discardTitle")}
            text={t("contentAdmin.draft.discardText")}
            act={t("contentAdmin.draft.discard")}
            keep={t("contentAdmin.cancel")}
            tone="danger"
            busy={isPending}
            problem={problem}
            onAct={() =>
              act({
                run: () => versionCalls.discard(api, row),
                done: t("contentAdmin.draft.discarded"),
                onDone: close,
              })
            }
            onClose={close}
          />
        ) : null}
      </section>
    </Card>
  );
}
