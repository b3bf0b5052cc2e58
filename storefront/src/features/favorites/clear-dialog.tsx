import { Alert, Button, Dialog, useToast } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useClearFavorites } from "./use-clear-favorites.ts";

export interface ClearDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before everything goes, and tells how that went. */
export default function ClearDialog({ open, onOpenChange }: ClearDialogProps) {
  const t = useTexts();
  const toast = useToast();
  const { isLoading, error, clear } = useClearFavorites();
  async function confirm() {
    if (!(await clear())) return;
    onOpenChange(false);
    toast.show({ text: t("wishlist.cleared"), tone: "success" });
  }
  return (
    <Dialog
      size="small"
      open={open}
      onOpenChange={(next) => {
        // what is being cleared goes on all the same
        if (!isLoading) onOpenChange(next);
      }}
      title={t("wishlist.clearTitle")}
      description={t("wishlist.clearText")}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button variant="danger" loading={isLoading} onClick={() => void confirm()}>
            {t("wishlist.clearYes")}
          </Button>
          <Button variant="ghost" disabled={isLoading} onClick={() => onOpenChange(false)}>
            {t("wishlist.cancel")}
          </Button>
        </>
      }
    >
      {error ? <Alert tone="danger">{error}</Alert> : null}
    </Dialog>
  );
}
