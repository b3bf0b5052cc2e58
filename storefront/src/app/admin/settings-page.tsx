import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import { Skeleton } from "@bezak/ui-kit";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { commissionKey } from "../../features/admin-finance/commission-api.ts";
import { payoutsKey } from "../../features/admin-finance/payouts-api.ts";
import MaintenanceDialog from "../../features/marketplace-settings/maintenance-dialog.tsx";
import {
  MaintenanceBanner,
  MaintenanceSection,
} from "../../features/marketplace-settings/maintenance-section.tsx";
import { settingsQuery } from "../../features/marketplace-settings/settings-api.ts";
import { SettingsForm } from "../../features/marketplace-settings/settings-form.tsx";
import { useSettingsForm } from "../../features/marketplace-settings/use-settings-form.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { contactsQuery } from "../../lib/contacts-query.ts";
import { HistoryLink } from "../../lib/history-link.tsx";
import { renderMissing } from "../../lib/list-state.tsx";
import { LeaveGuard } from "../leave-guard.tsx";
import { PageHead } from "../page-head.tsx";
import styles from "./settings-page.module.css";

export default function SettingsPage() {
  const t = useTexts();
  const settings = useQuery(settingsQuery(useApi()));
  const title = t("marketplaceSettings.title");
  return (
    <div className={styles.page}>
      <PageHead title={`${title} · ${t("shop.name")}`} description={title} index={false} />
      <div>
        <h1>{title}</h1>
        <p className={styles.about}>{t("marketplaceSettings.about")}</p>
        <HistoryLink id="settings" name={title} />
      </div>
      {settings.data ? (
        <Settings settings={settings.data} />
      ) : (
        (renderMissing(settings, 2) ?? <SettingsSkeleton />)
      )}
    </div>
  );
}

function Settings({ settings }: { settings: MarketplaceSettings }) {
  const t = useTexts();
  const api = useApi();
  const cache = useQueryClient();
  const [asking, setAsking] = useState<{ isOn: boolean } | null>(null);
  function show(current: MarketplaceSettings) {
    cache.setQueryData(settingsQuery(api).queryKey, current);
    // other pages show some of them
    for (const queryKey of [contactsQuery(api).queryKey, commissionKey, payoutsKey])
      void cache.invalidateQueries({ queryKey });
  }
  const form = useSettingsForm(settings, show);
  const maintenance = { settings, onAsk: () => setAsking({ isOn: settings.maintenance }) };
  return (
    <>
      <MaintenanceBanner {...maintenance} />
      <SettingsForm form={form} settings={settings} />
      <MaintenanceSection {...maintenance} />
      {asking ? <MaintenanceDialog {...asking} onChanged={show} onClose={() => setAsking(null)} /> : null}
      <LeaveGuard active={form.isDirty} text={t("marketplaceSettings.leaveText")} />
    </>
  );
}

function SettingsSkeleton() {
  const t = useTexts();
  return (
    <div aria-busy role="group" aria-label={t("common.loading")} className={styles.skeleton}>
      <Skeleton shape="box" height="13rem" />
      <Skeleton shape="box" height="40rem" />
    </div>
  );
}
