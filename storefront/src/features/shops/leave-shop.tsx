import { Button, useToast } from "@bezak/ui-kit";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { FormSection } from "../../lib/form-section.tsx";
import styles from "./shop-form.module.css";
import { ownShopKey, ownShopQuery, removeMember } from "./shops-api.ts";

export interface LeaveShopProps {
  personId: string;
  /** called after the user has left the shop */
  onLeft: () => void;
}

/** Lets a member leave the shop; hidden for the owner, who cannot. Needs the message part `shop-settings`. */
export default function LeaveShop({ personId, onLeft }: LeaveShopProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data: shop } = useQuery(ownShopQuery(api, personId));
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => removeMember(api, "me"),
    onSuccess() {
      setAsking(false);
      queryClient.removeQueries({ queryKey: ownShopKey });
      toast.show({ text: t("shopSettings.left") });
      onLeft();
    },
  });
  if (!shop || shop.role === "owner") return null;
  return (
    <FormSection title={t("shopSettings.leave")} text={t("shopSettings.leaveText", { shop: shop.name })}>
      <Button className={styles.start} onClick={() => setAsking(true)}>
        {t("shopSettings.leaveButton")}
      </Button>
      {asking ? (
        <QuestionDialog
          title={t("shopSettings.leaveTitle", { shop: shop.name })}
          text={t("shopSettings.leaveWarning")}
          act={t("shopSettings.leaveConfirm")}
          keep={t("shopSettings.stay")}
          tone="danger"
          busy={isPending}
          problem={error && describeError(error, t)}
          onAct={mutate}
          onClose={() => {
            reset();
            setAsking(false);
          }}
        />
      ) : null}
    </FormSection>
  );
}
