import type { ContentVersion } from "@bezak/contract/content-versions.ts";
import { Button, Skeleton } from "@bezak/ui-kit";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useApi } from "../../../lib/api-context.ts";
import { FormSection } from "../../../lib/form-section.tsx";
import { renderMissing } from "../../../lib/list-state.tsx";
import { MoreButton } from "../../../lib/more-button.tsx";
import { QuestionDialog } from "../../../lib/question-dialog.tsx";
import { useDate } from "../../../lib/use-date.ts";
import type { ContentKind, ContentRows } from "./content-admin-api.ts";
import { contentVersionsQuery, versionCalls } from "./content-versions-api.ts";
import { DifferenceList, type DescribeSource } from "./difference-list.tsx";
import styles from "./draft-panel.module.css";
import { useVersionAct } from "./use-version-act.ts";

export interface VersionListProps {
  kind: ContentKind;
  /** as it is stored */
  row: ContentRows[ContentKind];
  /** number of the version that the preview shows; null for the form */
  previewed: number | null;
  onPreview: (version: ContentVersion | null) => void;
  describe: DescribeSource | undefined;
}

/** Every published version, newest first, with what it changed; an earlier one can be seen and published again. */
export function VersionList({ kind, row, previewed, onPreview, describe }: VersionListProps) {
  const t = useTexts();
  const list = useInfiniteQuery(contentVersionsQuery(useApi(), row.id));
  const versions = list.data?.pages.flatMap(({ data }) => data);
  const [asking, setAsking] = useState<ContentVersion | null>(null);
  return (
    <FormSection title={t("contentAdmin.versions.title")} text={t("contentAdmin.versions.text")}>
      {versions ? (
        versions.length === 0 ? (
          <p className={styles.quiet}>{t("contentAdmin.versions.none")}</p>
        ) : (
          <ol role="list" className={styles.versions}>
            {versions.map((version, at) => (
              <Version
                key={version.number}
                version={version}
                before={versions[at + 1]}
                isLatest={at === 0}
                isPreviewed={version.number === previewed}
                describe={describe}
                onPreview={onPreview}
                onRollBack={() => setAsking(version)}
              />
            ))}
          </ol>
        )
      ) : (
        (renderMissing(list, 3) ?? (
          <div role="group" aria-busy aria-label={t("common.loading")}>
            <Skeleton shape="box" height="8rem" />
          </div>
        ))
      )}
      <MoreButton list={list} label={t("contentAdmin.versions.more")} />
      {asking ? (
        <RollBackDialog
          kind={kind}
          row={row}
          version={asking}
          describe={describe}
          onClose={() => setAsking(null)}
        />
      ) : null}
    </FormSection>
  );
}

interface VersionProps extends Pick<VersionListProps, "describe" | "onPreview"> {
  version: ContentVersion;
  /** the one before; undefined if there is none or it is not loaded */
  before: ContentVersion | undefined;
  isLatest: boolean;
  isPreviewed: boolean;
  onRollBack: () => void;
}

const changing = ["changed", "published", "scheduled", "rolled_back"];

function Version({ version, before, isLatest, isPreviewed, describe, ...rest }: VersionProps) {
  const t = useTexts();
  const date = useDate();
  const { number, act, at, author, from, content } = version;
  return (
    <li className={styles.version}>
      <p className={styles.name}>
        {t("contentAdmin.versions.number", { number })} ·{" "}
        {t(`contentAdmin.versions.acts.${act}`, { from: from ?? "" })}
      </p>
      <p className={styles.quiet}>
        <time dateTime={at}>{date(at)}</time> · {author ?? t("contentAdmin.versions.nobody")}
      </p>
      {before && changing.includes(act) ? (
        <DifferenceList before={before.content} after={content} describe={describe} />
      ) : null}
      <div className={styles.actions}>
        <Button
          size="small"
          aria-pressed={isPreviewed}
          onClick={() => rest.onPreview(isPreviewed ? null : version)}
        >
          {t(isPreviewed ? "contentAdmin.versions.hide" : "contentAdmin.versions.show", { number })}
        </Button>
        {isLatest ? null : (
          <Button size="small" variant="ghost" onClick={rest.onRollBack}>
            {t("contentAdmin.versions.rollBack", { number })}
          </Button>
        )}
      </div>
    </li>
  );
}

interface RollBackDialogProps extends Pick<VersionListProps, "kind" | "row" | "describe"> {
  version: ContentVersion;
  onClose: () => void;
}

function RollBackDialog({ kind, row, version, describe, onClose }: RollBackDialogProps) {
  const t = useTexts();
  const api = useApi();
  const { act, isPending, problem } = useVersionAct(kind);
  const { number, content } = version;
  return (
    <QuestionDialog
      size="medium"
      title={t("contentAdmin.versions.rollBackTitle", { number })}
      text={t("contentAdmin.versions.rollBackText")}
      act={t("contentAdmin.versions.doRollBack")}
      keep={t("contentAdmin.cancel")}
      busy={isPending}
      problem={problem}
      onAct={() =>
        act({
          run: () => versionCalls.rollBack(api, row, number),
          done: t("contentAdmin.versions.rolledBack", { number }),
          onDone: onClose,
        })
      }
      onClose={onClose}
    >
      {/* it stays as it is */}
      <DifferenceList before={row} after={{ ...content, active: row.active }} describe={describe} />
    </QuestionDialog>
  );
}
