import type { SavedView } from "@bezak/contract/saved-views.ts";
import type { Texts } from "../../i18n/texts.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { ChangedMeanwhile } from "../changed-meanwhile.tsx";
import { describeError } from "../describe-error.ts";
import { differingFields } from "../differing-fields.ts";
import { QuestionDialog } from "../question-dialog.tsx";
import { NameDialog } from "./name-dialog.tsx";
import type { useViewActs } from "./use-view-acts.ts";

export interface ViewDialogsProps {
  acts: ReturnType<typeof useViewActs>;
  chosen: SavedView | undefined;
}

/** The dialog that is open about the views of a list, if any. */
export function ViewDialogs({ acts, chosen }: ViewDialogsProps) {
  const t = useTexts();
  const { question, saving, changing, deleting, close } = acts;
  if (question === "new")
    return (
      <NameDialog
        title={t("listViews.newTitle")}
        text={t("listViews.newText")}
        name=""
        shared={false}
        busy={saving.isPending}
        error={saving.error}
        onSave={saving.send}
        onClose={close}
      />
    );
  if (!chosen || question === null) return null;
  if (question === "rename")
    return (
      <NameDialog
        title={t("listViews.renameTitle")}
        name={chosen.name}
        busy={changing.isPending}
        error={changing.error}
        onSave={({ name }) => acts.change({ name })}
        onClose={close}
      />
    );
  return (
    <QuestionDialog
      title={t("listViews.deleteTitle", { name: chosen.name })}
      text={t(chosen.shared ? "listViews.deleteShared" : "listViews.deleteOwn")}
      act={t("listViews.delete")}
      keep={t("listViews.cancel")}
      tone="danger"
      busy={deleting.isPending}
      problem={deleting.error && !deleting.isStale ? describeError(deleting.error, t) : null}
      onAct={() => deleting.send(chosen)}
      onClose={close}
    >
      {deleting.isStale && deleting.sent ? (
        <ChangedMeanwhile names={nameChanges(deleting.sent, chosen, t)} />
      ) : null}
    </QuestionDialog>
  );
}

const toFields = ({ name, query, columns, density, shared, position }: SavedView) => ({
  name,
  query,
  columns,
  density,
  shared,
  position,
});

/** Names of what differs. */
const nameChanges = (before: SavedView, now: SavedView, t: Texts): string[] =>
  differingFields(toFields(before), toFields(now)).map((field) => t(`listViews.fields.${field}`));
