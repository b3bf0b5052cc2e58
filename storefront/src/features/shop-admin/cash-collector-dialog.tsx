import { cashCollectors, type CashCollector } from "@bezak/contract/payout-status.ts";
import type { AdministeredShop } from "@bezak/contract/seller-admin.ts";
import { RadioGroup, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { readCurrent } from "../../lib/read-current.ts";
import { administeredShopsKey, setCashCollector } from "./shop-admin-api.ts";

export interface CashCollectorDialogProps {
  shop: AdministeredShop;
  onClose: () => void;
}

/** Sets who collects the cash of a shop's future parcels. */
export function CashCollectorDialog({ shop, onClose }: CashCollectorDialogProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  // as it was shown, or as somebody else has left it meanwhile
  const [current, setCurrent] = useState(shop);
  const { name, cashCollector } = shop;
  const [collector, setCollector] = useState<CashCollector>(cashCollector);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => setCashCollector(api, current, collector),
    onSuccess() {
      toast.show({ tone: "success", text: t(`shopAdmin.cash.${collector}Now`, { name }) });
      onClose();
    },
    onError: (refused) => setCurrent(readCurrent<AdministeredShop>(refused) ?? current),
    onSettled: () => queryClient.invalidateQueries({ queryKey: administeredShopsKey }),
  });
  return (
    <QuestionDialog
      title={t("shopAdmin.cash.title", { name })}
      text={t("shopAdmin.cash.text")}
      act={t("shopAdmin.cash.save")}
      keep={t("shopAdmin.cancel")}
      busy={isPending}
      problem={error && describeError(error, t)}
      onAct={mutate}
      onClose={onClose}
    >
      <RadioGroup
        label={t("shopAdmin.cash.column")}
        options={cashCollectors.map((value) => ({
          value,
          label: t(`shopAdmin.cash.${value}`),
          hint: t(`shopAdmin.cash.${value}Text`),
        }))}
        value={collector}
        onValueChange={(value) => setCollector(value === "marketplace" ? "marketplace" : "shop")}
      />
    </QuestionDialog>
  );
}
