import { useTexts } from "../../i18n/texts-context.tsx";
import { SaveBar } from "../../lib/save-bar.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";
import type { SectionProps } from "./field-parts.tsx";
import { DeliverySection, HolidaysSection, MoneySection, ReviewsSection } from "./money-sections.tsx";
import styles from "./settings-form.module.css";
import { ContactsSection, NameSection, RequisitesSection } from "./store-sections.tsx";

/** Settings of the marketplace, saved together. Needs the message parts `marketplace-settings` and `orders`. */
export function SettingsForm({ form, settings }: SectionProps) {
  const t = useTexts();
  const root = useRefusalFocus(form.refusals);
  return (
    <form ref={root} noValidate onSubmit={form.submit} className={styles.root}>
      <ChangedMeanwhile form={form} settings={settings} />
      <NameSection form={form} settings={settings} />
      <ContactsSection form={form} settings={settings} />
      <RequisitesSection form={form} settings={settings} />
      <DeliverySection form={form} settings={settings} />
      <MoneySection form={form} settings={settings} />
      <HolidaysSection form={form} settings={settings} />
      <ReviewsSection form={form} settings={settings} />
      <SaveBar
        form={form}
        save={t("marketplaceSettings.save")}
        undo={t("marketplaceSettings.undo")}
        unsaved={t("marketplaceSettings.unsaved")}
      />
    </form>
  );
}
