import { Alert, Button, Dialog } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasStatus } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { deleteProduct, goodsKey } from "./seller-products-api.ts";

export interface DeleteDialogProps {
  id: string;
  /** of the product, in the reader's words */
  name: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a product is taken out of the shop. */
export default function DeleteDialog({ id, name, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTexts();
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      try {
        await deleteProduct(api, id);
      } catch (cause) {
        // another member was quicker: it is gone as was wished
        if (!hasStatus(cause, 404, 410)) throw cause;
      }
    },
    onSuccess() {
      onDeleted();
      void queryClient.invalidateQueries({ queryKey: [...goodsKey, "list"] });
    },
  });
  return (
    <Dialog
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title={t("sellerProducts.deleteTitle", { name })}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button variant="danger" loading={isPending} onClick={() => mutate()}>
            {t("sellerProducts.delete")}
          </Button>
          <Button onClick={onClose}>{t("sellerProducts.cancel")}</Button>
        </>
      }
    >
      {error ? <Alert tone="danger">{describeError(error, t)}</Alert> : null}
      <p>{t("sellerProducts.deleteText")}</p>
    </Dialog>
  );
}
