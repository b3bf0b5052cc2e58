import type { AdministeredProduct } from "@bezak/contract/product-admin.ts";
import { deleteProduct } from "@bezak/contract/routes/product-admin.ts";
import { Alert, Button, useToast } from "@bezak/ui-kit";
import { Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { hasCode } from "../../lib/api-error.ts";
import { PanelSection } from "../../lib/panel-section.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { Permitted } from "../../lib/use-rights.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import { HideDialog } from "./hide-dialog.tsx";
import { ProductStatus } from "./product-status.tsx";
import styles from "./product-view.module.css";
import { ShowDialog } from "./show-dialog.tsx";
import { useStatusDecision } from "./use-status-decision.ts";

type Question = "hide" | "show" | "delete";

/** Status of a product, and what an administrator can do about it. */
export function ProductDecision({ product }: { product: AdministeredProduct }) {
  const t = useTexts();
  const text = useLocalized();
  const toast = useToast();
  const [question, setQuestion] = useState<Question | null>(null);
  // null: as it is stored
  const [typed, setTyped] = useState<string | null>(null);
  const { name, status, hiddenReason } = product;
  const isHidden = status === "hidden";
  const { deciding, answerWaits } = useStatusDecision(product, {
    onDecided(decision) {
      const isUnchanged = decision.status === "hidden" && decision.reason === hiddenReason;
      const done =
        decision.status === "hidden" && isHidden ? (isUnchanged ? "still" : "reason") : decision.status;
      toast.show({ text: t(`productAdmin.done.${done}`), tone: "success" });
      setQuestion(null);
      setTyped(null);
    },
    onStale: () => setQuestion(null),
  });
  const { error, isPending, reset, mutate } = deciding;
  const isStale = hasCode(error, "stale_version");
  const dialog = {
    product,
    busy: isPending,
    error: isStale ? null : error,
    onClose: () => setQuestion(null),
  };

  function open(which: Question) {
    reset();
    setQuestion(which);
  }

  return (
    <PanelSection title={t("productAdmin.status")}>
      <p>
        <ProductStatus status={status} />
      </p>
      {isHidden ? (
        <div>
          {hiddenReason ? (
            <p className={styles.text}>{t("sellerProducts.hiddenReason", { reason: hiddenReason })}</p>
          ) : null}
          <p className={styles.quiet}>{t("productAdmin.hiddenText")}</p>
        </div>
      ) : null}
      {isStale ? (
        <Alert tone="warning" onClose={reset} closeLabel={t("common.close")}>
          {t("productAdmin.changed")} {typed ? t("productAdmin.reasonKept") : null}
        </Alert>
      ) : null}
      <div className={styles.buttons}>
        {isHidden ? (
          <Button variant="primary" icon={<Eye aria-hidden />} onClick={() => open("show")}>
            {t("productAdmin.show.act")}
          </Button>
        ) : null}
        <Button
          icon={isHidden ? <Pencil aria-hidden /> : <EyeOff aria-hidden />}
          onClick={() => open("hide")}
        >
          {t(isHidden ? "productAdmin.hide.edit" : "productAdmin.hide.act")}
        </Button>
        <Permitted call={deleteProduct}>
          <Button variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => open("delete")}>
            {t("sellerProducts.delete")}
          </Button>
        </Permitted>
      </div>
      {question === "hide" ? (
        <HideDialog
          {...dialog}
          answerWaits={answerWaits}
          reason={typed ?? hiddenReason ?? ""}
          onReason={setTyped}
          onHide={(reason) => mutate({ status: "hidden", reason })}
        />
      ) : null}
      {question === "show" ? <ShowDialog {...dialog} onShow={(to) => mutate({ status: to })} /> : null}
      {question === "delete" ? (
        <DeleteDialog product={product} name={text(name) || t("common.untitled")} onClose={dialog.onClose} />
      ) : null}
    </PanelSection>
  );
}
