import { useToast } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useClearFavorites } from "./use-clear-favorites.ts";

/** Confirms the removal of all favorites and reports the result. */
export default function ClearDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const toast = useToast();
  const { isLoading, error, clear } = useClearFavorites();
  async function confirm() {
    if (!(await clear())) return;
    onClose();
    toast.show({ text: t("wishlist.cleared"), tone: "success" });
  }
  return (
    <QuestionDialog
      title={t("wishlist.clearTitle")}
      text={t("wishlist.clearText")}
      act={t("wishlist.clearYes")}
      keep={t("wishlist.cancel")}
      tone="danger"
      busy={isLoading}
      problem={error}
      onAct={() => void confirm()}
      onClose={onClose}
    />
  );
}
