import { settingLimits } from "@bezak/contract/setting-limits.ts";
import { useTexts } from "../../i18n/texts-context.tsx";
import { FormSection } from "../../lib/form-section.tsx";
import { SettingArea, SettingText, type SectionProps } from "./field-parts.tsx";
import styles from "./settings-form.module.css";
import { useLastChange } from "./use-last-change.ts";

export function NameSection({ form, settings }: SectionProps) {
  const t = useTexts();
  const changed = useLastChange(settings);
  return (
    <FormSection
      title={t("marketplaceSettings.sections.name.title")}
      text={t("marketplaceSettings.sections.name.text")}
    >
      <SettingText
        form={form}
        name="storeName"
        required
        maxLength={settingLimits.storeNameMax}
        changed={changed("storeName")}
      />
    </FormSection>
  );
}

export function ContactsSection({ form, settings }: SectionProps) {
  const t = useTexts();
  const changed = useLastChange(settings);
  return (
    <FormSection
      title={t("marketplaceSettings.sections.contacts.title")}
      text={t("marketplaceSettings.sections.contacts.text")}
      note={changed("contacts")}
    >
      <div className={styles.pair}>
        <SettingText form={form} name="phone" type="tel" maxLength={30} />
        <SettingText form={form} name="email" type="email" maxLength={settingLimits.emailMax} />
      </div>
      <SettingArea form={form} name="address" rows={2} />
      <SettingArea form={form} name="hours" rows={3} />
    </FormSection>
  );
}

export function RequisitesSection({ form, settings }: SectionProps) {
  const t = useTexts();
  const changed = useLastChange(settings);
  return (
    <FormSection
      title={t("marketplaceSettings.sections.requisites.title")}
      text={t("marketplaceSettings.sections.requisites.text")}
      note={changed("requisites")}
    >
      <div className={styles.pair}>
        <SettingText form={form} name="legalName" maxLength={settingLimits.legalNameMax} />
        <SettingText form={form} name="tin" number="whole" maxLength={9} />
      </div>
      <SettingArea form={form} name="registeredAddress" rows={2} />
      <SettingText form={form} name="licence" maxLength={settingLimits.licenceMax} />
    </FormSection>
  );
}
