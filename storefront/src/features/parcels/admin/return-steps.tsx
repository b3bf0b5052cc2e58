import type { AdministeredReturn } from "@bezak/contract/administered-return.ts";
import { setReturnStatus } from "@bezak/contract/routes/order-admin.ts";
import { Alert, Button, useToast } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { useRights } from "../../../lib/use-rights.tsx";
import { useSum } from "../../../lib/use-sum.ts";
import styles from "./order-view.module.css";
import { ReturnDialog } from "./return-dialog.tsx";
import { isReturnAct, nameReturnAct, type ReturnAct } from "./return-effects.ts";
import { useReturnChange } from "./use-return-change.ts";

/** Every decision about a return that an administrator can make now. */
export function ReturnSteps({ item }: { item: AdministeredReturn }) {
  const t = useTexts();
  const sum = useSum();
  const toast = useToast();
  const { mayCall, mayUse } = useRights();
  const [question, setQuestion] = useState<ReturnAct | null>(null);
  const [reason, setReason] = useState("");
  const deciding = useReturnChange(item, {
    onDone(message) {
      setQuestion(null);
      setReason("");
      if (message) toast.show({ text: message, tone: "success" });
    },
    // the return behind the dialog is another one now
    onStale: () => setQuestion(null),
  });
  const { stale } = deciding;
  const acts = item.next
    .filter(isReturnAct)
    .filter((act) => mayCall(setReturnStatus) && (act !== "refunded" || mayUse("refundReturn")));
  const values = { sum: sum(item.amount) };
  return (
    <>
      {stale ? (
        <Alert tone="warning" onClose={deciding.forgetStale} closeLabel={t("common.close")}>
          {t("orderAdmin.returnChanged", {
            before: t(`returns.statuses.${stale.before}`),
            now: t(`returns.statuses.${stale.now}`),
          })}{" "}
          {reason === "" ? null : t("orderAdmin.reasonKept")}
        </Alert>
      ) : null}
      {acts.length > 0 ? (
        <div className={styles.buttons}>
          {acts.map((act) => (
            <Button
              key={act}
              size="small"
              variant={act === "rejected" ? "ghost" : "secondary"}
              onClick={() => {
                deciding.reset();
                setQuestion(act);
              }}
            >
              {t(nameReturnAct(act, item).act, values)}
            </Button>
          ))}
        </div>
      ) : null}
      {question ? (
        <ReturnDialog
          act={question}
          item={item}
          reason={reason}
          onReason={setReason}
          busy={deciding.isPending}
          error={deciding.error}
          onAct={deciding.change}
          onClose={() => setQuestion(null)}
        />
      ) : null}
    </>
  );
}
