import type { MarketplaceSettings } from "@bezak/contract/marketplace-settings.ts";
import type { SettingName } from "@bezak/contract/setting-limits.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useDate } from "../../lib/use-date.ts";

/** Says who changed a setting last, and when; null if it was never recorded. */
export function useLastChange({ lastChanges }: MarketplaceSettings): (name: SettingName) => string | null {
  const t = useTexts();
  const date = useDate();
  return (name) => {
    const change = lastChanges.find(({ setting }) => setting === name);
    if (!change) return null;
    const { changedAt, changedBy } = change;
    const at = { date: date(changedAt) };
    if (!changedBy) return t("marketplaceSettings.changed", at);
    if (changedBy.email === null) return t("marketplaceSettings.changedByGone", at);
    return t("marketplaceSettings.changedBy", { ...at, email: changedBy.email });
  };
}
