import { settingLimits } from "@bezak/contract/setting-limits.ts";
import { Checkbox, TextArea, TextLink } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { FormSection } from "../../lib/form-section.tsx";
import { Link } from "../../lib/link.tsx";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import { Effect, SettingText, type SectionProps } from "./field-parts.tsx";
import styles from "./settings-form.module.css";
import { useLastChange } from "./use-last-change.ts";

/** Digits of the largest sum with the spaces between thousands, and some more for pasted ones. */
const sumLength = 24;
/** Of the most days, each with a line break or a comma and a space. */
const holidaysLength = settingLimits.holidaysMax * 12;

export function DeliverySection({ form, settings }: SectionProps) {
  const t = useTexts();
  const changed = useLastChange(settings);
  const sum = { form, number: "whole", unit: t("sum"), maxLength: sumLength } as const;
  return (
    <FormSection
      title={t("marketplaceSettings.sections.delivery.title")}
      text={t("marketplaceSettings.sections.delivery.text")}
    >
      <div className={styles.pair}>
        <SettingText {...sum} name="deliveryFee" required changed={changed("deliveryFee")} />
        <SettingText {...sum} name="freeDeliveryFrom" changed={changed("freeDeliveryFrom")} />
      </div>
    </FormSection>
  );
}

/** Commission and payouts. */
export function MoneySection({ form, settings }: SectionProps) {
  const t = useTexts();
  const paths = usePanelPaths();
  const changed = useLastChange(settings);
  const needed = { form, required: true, maxLength: sumLength };
  return (
    <FormSection
      title={t("marketplaceSettings.sections.money.title")}
      text={t("marketplaceSettings.sections.money.text")}
      note={
        <TextLink asChild>
          <Link to={paths.commission()}>{t("marketplaceSettings.toCommission")}</Link>
        </TextLink>
      }
    >
      <SettingText
        {...needed}
        name="commissionRate"
        number="decimal"
        unit="%"
        changed={changed("commissionRate")}
      />
      <div className={styles.pair}>
        <SettingText
          {...needed}
          name="minimumPayout"
          number="whole"
          unit={t("sum")}
          changed={changed("minimumPayout")}
        />
        <SettingText
          {...needed}
          name="payoutIntervalDays"
          number="whole"
          changed={changed("payoutIntervalDays")}
        />
      </div>
      <SettingText
        form={form}
        maxLength={sumLength}
        name="approvalOver"
        number="whole"
        unit={t("sum")}
        changed={changed("approvalOver")}
      />
    </FormSection>
  );
}

/** Days that are not counted when shops accept and send parcels. */
export function HolidaysSection({ form, settings }: SectionProps) {
  const t = useTexts();
  const changed = useLastChange(settings);
  return (
    <FormSection
      title={t("marketplaceSettings.sections.holidays.title")}
      text={t("marketplaceSettings.sections.holidays.text")}
    >
      <TextArea
        id="setting-holidays"
        label={t("marketplaceSettings.fields.holidays.label")}
        hint={<Effect text={t("marketplaceSettings.fields.holidays.effect")} changed={changed("holidays")} />}
        rows={6}
        maxLength={holidaysLength}
        value={form.fields.holidays}
        error={form.problems.holidays}
        onChange={(event) => form.change({ holidays: event.currentTarget.value })}
      />
    </FormSection>
  );
}

export function ReviewsSection({ form, settings }: SectionProps) {
  const t = useTexts();
  const changed = useLastChange(settings);
  return (
    <FormSection
      title={t("marketplaceSettings.sections.reviews.title")}
      text={t("marketplaceSettings.sections.reviews.text")}
    >
      <Checkbox
        label={t("marketplaceSettings.fields.reviewModeration.label")}
        hint={
          <Effect
            text={t("marketplaceSettings.fields.reviewModeration.effect")}
            changed={changed("reviewModeration")}
          />
        }
        checked={form.fields.reviewModeration}
        error={form.problems.reviewModeration}
        onChange={(event) => form.change({ reviewModeration: event.currentTarget.checked })}
      />
      <Checkbox
        label={t("marketplaceSettings.fields.productChecks.label")}
        hint={
          <Effect
            text={t("marketplaceSettings.fields.productChecks.effect")}
            changed={changed("productChecks")}
          />
        }
        checked={form.fields.productChecks}
        error={form.problems.productChecks}
        onChange={(event) => form.change({ productChecks: event.currentTarget.checked })}
      />
    </FormSection>
  );
}
