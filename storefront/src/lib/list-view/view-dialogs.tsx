import type { SavedView } from "@bezak/contract/saved-views.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../describe-error.ts";
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
      problem={deleting.error ? describeError(deleting.error, t) : null}
      onAct={() => deleting.send(chosen)}
      onClose={close}
    />
  );
}
