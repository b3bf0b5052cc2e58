import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import { Alert, Button } from "@bezak/ui-kit";
import { Construction } from "lucide-react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { FormSection } from "../../lib/form-section.tsx";
import styles from "./settings-form.module.css";
import { useLastChange } from "./use-last-change.ts";

export interface MaintenanceProps {
  settings: MarketplaceSettings;
  /** opens the question */
  onAsk: () => void;
}

/** Whether orders are taken now, with the button that changes it. Not part of the form: it takes effect at once. */
export function MaintenanceSection({ settings, onAsk }: MaintenanceProps) {
  const t = useTexts();
  const changed = useLastChange(settings);
  const { maintenance } = settings;
  return (
    <div className={styles.root}>
      <FormSection
        title={t("marketplaceSettings.sections.maintenance.title")}
        text={t("marketplaceSettings.sections.maintenance.text")}
        note={changed("maintenance")}
      >
        <p>
          {t(maintenance ? "marketplaceSettings.maintenance.isOn" : "marketplaceSettings.maintenance.isOff")}
        </p>
        <Button
          variant={maintenance ? "primary" : "secondary"}
          icon={<Construction aria-hidden />}
          className={styles.start}
          onClick={onAsk}
        >
          {t(
            maintenance
              ? "marketplaceSettings.maintenance.turnOff"
              : "marketplaceSettings.maintenance.turnOn",
          )}
        </Button>
      </FormSection>
    </div>
  );
}

/** Above the settings during maintenance, so that nobody forgets it. */
export function MaintenanceBanner({ settings, onAsk }: MaintenanceProps) {
  const t = useTexts();
  if (!settings.maintenance) return null;
  return (
    <div className={styles.root}>
      <Alert
        tone="warning"
        title={t("marketplaceSettings.maintenance.bannerTitle")}
        actions={
          <Button size="small" onClick={onAsk}>
            {t("marketplaceSettings.maintenance.turnOff")}
          </Button>
        }
      >
        {t("marketplaceSettings.maintenance.bannerText")}
      </Alert>
    </div>
  );
}
