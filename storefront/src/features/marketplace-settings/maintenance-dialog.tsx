import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { describeError } from "../../lib/describe-error.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { changeSettings } from "./settings-api.ts";
import styles from "./settings-form.module.css";

export interface MaintenanceDialogProps {
  /** whether to end the maintenance */
  isOn: boolean;
  onChanged: (settings: MarketplaceSettings) => void;
  onClose: () => void;
}

/** Asks before maintenance begins or ends, and says what buyers see. */
export default function MaintenanceDialog({ isOn, onChanged, onClose }: MaintenanceDialogProps) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const changing = useMutation({
    // without the version: this value alone is set, and other changes must not delay it
    mutationFn: () => changeSettings(api, { maintenance: !isOn }),
    onSuccess(settings) {
      onChanged(settings);
      toast.show({
        text: t(
          isOn ? "marketplaceSettings.maintenance.turnedOff" : "marketplaceSettings.maintenance.turnedOn",
        ),
        tone: "success",
      });
      onClose();
    },
  });
  const act = {
    busy: changing.isPending,
    problem: changing.error && describeError(changing.error, t),
    onAct: changing.mutate,
    onClose,
  };
  if (isOn)
    return (
      <QuestionDialog
        {...act}
        title={t("marketplaceSettings.maintenance.askOff")}
        text={t("marketplaceSettings.maintenance.askOffText")}
        act={t("marketplaceSettings.maintenance.doTurnOff")}
        keep={t("marketplaceSettings.maintenance.keepOn")}
      />
    );
  return (
    <QuestionDialog
      {...act}
      size="medium"
      tone="danger"
      title={t("marketplaceSettings.maintenance.askOn")}
      text={t("marketplaceSettings.maintenance.sees")}
      act={t("marketplaceSettings.maintenance.doTurnOn")}
      keep={t("marketplaceSettings.maintenance.keepOff")}
    >
      <Consequences />
    </QuestionDialog>
  );
}

function Consequences() {
  const t = useTexts();
  return (
    <div className={styles.parts}>
      <p className={styles.quote}>{t("marketplaceSettings.maintenance.sentence")}</p>
      <div>
        <h3>{t("marketplaceSettings.maintenance.stops")}</h3>
        <ul>
          <li>{t("marketplaceSettings.maintenance.stopsList.orders")}</li>
          <li>{t("marketplaceSettings.maintenance.stopsList.payments")}</li>
        </ul>
      </div>
      <div>
        <h3>{t("marketplaceSettings.maintenance.goesOn")}</h3>
        <ul>
          <li>{t("marketplaceSettings.maintenance.goesOnList.shop")}</li>
          <li>{t("marketplaceSettings.maintenance.goesOnList.payments")}</li>
          <li>{t("marketplaceSettings.maintenance.goesOnList.panels")}</li>
        </ul>
      </div>
      <p>{t("marketplaceSettings.maintenance.deadline")}</p>
    </div>
  );
}
