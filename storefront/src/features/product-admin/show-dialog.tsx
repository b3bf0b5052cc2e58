import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import { sellerProductStatuses, type SellerProductStatus } from "@bezak/contract/product-attributes.ts";
import { RadioGroup } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useLocalized } from "../../lib/use-localized.ts";

export interface ShowDialogProps {
  product: AdministeredProduct;
  busy: boolean;
  /** why it was not shown */
  error: unknown;
  onShow: (status: SellerProductStatus) => void;
  onClose: () => void;
}

/** Ends that a product is hidden: it is published, or its shop gets it back as a draft. */
export function ShowDialog({ product, busy, error, onShow, onClose }: ShowDialogProps) {
  const t = useTexts();
  const text = useLocalized();
  const isComplete = product.missing.length === 0;
  const [chosen, setChosen] = useState<SellerProductStatus>("published");
  const status = isComplete ? chosen : "draft";
  return (
    <QuestionDialog
      size="medium"
      title={t("productAdmin.show.title", { name: text(product.name) || t("common.untitled") })}
      text={t("productAdmin.show.text")}
      act={t("productAdmin.show.act")}
      keep={t("sellerProducts.cancel")}
      busy={busy}
      problem={error ? describeError(error, t) : null}
      onAct={() => onShow(status)}
      onClose={onClose}
    >
      <RadioGroup
        label={t("productAdmin.show.status")}
        value={status}
        onValueChange={(value) => setChosen(sellerProductStatuses.find((one) => one === value) ?? "draft")}
        options={[
          {
            value: "published",
            label: t("productAdmin.show.published"),
            hint: t(isComplete ? "productAdmin.show.publishedText" : "productAdmin.show.incomplete"),
            disabled: !isComplete,
          },
          {
            value: "draft",
            label: t("productAdmin.show.draft"),
            hint: t("productAdmin.show.draftText"),
          },
        ]}
      />
    </QuestionDialog>
  );
}
