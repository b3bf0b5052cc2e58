import { sellerLimits } from "@bezak/contract/seller-limits.ts";
import type { PayoutAccount } from "@bezak/contract/shops.ts";
import { Button, DatePicker, Switch, TextField } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { dayValue } from "../../lib/day-digits.ts";
import { useCalendar } from "../../lib/use-calendar.ts";
import { FormSection } from "../../lib/form-section.tsx";
import { LocalizedArea } from "../../lib/localized-area.tsx";
import { PictureField } from "../../lib/picture-field.tsx";
import { noAccount } from "./shop-fields.ts";
import styles from "./shop-form.module.css";
import type { ShopFormState } from "./use-shop-form.ts";
import { ZonesField, type CityChoice } from "./zones-field.tsx";

interface SectionProps {
  form: ShopFormState;
}

/** Days of the longest holiday; commerce enforces it. */
const holidayDays = 180;
const dayMs = 86_400_000;
const digits = (text: string) => text.replaceAll(/\D/g, "");

/** Editing a masked account clears it, so that it must be typed in full. */
const typedAccount = (text: string) => (text.includes("*") ? "" : digits(text).slice(0, 20));

/** What all texts in three languages have in common. */
function useTranslated() {
  const t = useTexts();
  return {
    translations: t("shopSettings.translations"),
    translationHint: t("shopSettings.translationHint"),
    maxLength: sellerLimits.shopTextMax,
  };
}

function usePictureTexts() {
  const t = useTexts();
  return {
    choose: t("shopSettings.choosePicture"),
    change: t("shopSettings.changePicture"),
    remove: t("shopSettings.removePicture"),
    wrong: { Type: t("shopSettings.pictureType"), Size: t("shopSettings.pictureSize") },
  };
}

/** Public profile of the shop. */
export function FaceSection({ form: { fields, problems, refusals, change } }: SectionProps) {
  const t = useTexts();
  const translated = useTranslated();
  const texts = usePictureTexts();
  return (
    <FormSection title={t("shopSettings.face")} text={t("shopSettings.faceText")}>
      <TextField
        id="shop-name"
        required
        label={t("shopSettings.name")}
        hint={t("shopSettings.nameHint")}
        maxLength={sellerLimits.shopNameMax}
        value={fields.name}
        error={problems.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <LocalizedArea
        id="shop-description"
        field="description"
        {...translated}
        label={t("shopSettings.description")}
        placeholder={t("shopSettings.descriptionPlaceholder")}
        value={fields.description}
        problems={problems}
        refusals={refusals}
        onChange={(description) => change({ description })}
      />
      <PictureField
        shape="logo"
        texts={texts}
        label={t("shopSettings.logo")}
        hint={t("shopSettings.logoHint")}
        url={fields.logo}
        error={problems.logo}
        onChange={(logo) => change({ logo })}
      />
      <PictureField
        shape="banner"
        texts={texts}
        label={t("shopSettings.banner")}
        hint={t("shopSettings.bannerHint")}
        url={fields.banner}
        error={problems.banner}
        onChange={(banner) => change({ banner })}
      />
    </FormSection>
  );
}

/** Working hours and return policy. */
export function WorkSection({ form: { fields, problems, refusals, change } }: SectionProps) {
  const t = useTexts();
  const translated = useTranslated();
  return (
    <FormSection title={t("shopSettings.work")} text={t("shopSettings.workText")}>
      <TextField
        id="shop-hours"
        label={t("shopSettings.hours")}
        placeholder={t("shopSettings.hoursPlaceholder")}
        maxLength={sellerLimits.workingHoursMax}
        value={fields.workingHours}
        error={problems.workingHours}
        onChange={(event) => change({ workingHours: event.currentTarget.value })}
      />
      <LocalizedArea
        id="shop-returnPolicy"
        field="returnPolicy"
        {...translated}
        label={t("shopSettings.returnPolicy")}
        hint={t("shopSettings.returnPolicyHint")}
        value={fields.returnPolicy}
        problems={problems}
        refusals={refusals}
        onChange={(returnPolicy) => change({ returnPolicy })}
      />
    </FormSection>
  );
}

/** Delivery cities and the sum from which delivery is free. */
export function DeliverySection({
  form: { fields, problems, change },
  cities,
}: SectionProps & { cities: readonly CityChoice[] | undefined }) {
  const t = useTexts();
  const { freeShippingThreshold: sum } = fields;
  return (
    <FormSection title={t("shopSettings.delivery")} text={t("shopSettings.deliveryText")}>
      <TextField
        id="shop-threshold"
        inputMode="numeric"
        label={t("shopSettings.threshold")}
        hint={t("shopSettings.thresholdHint")}
        end={t("shopSettings.sum")}
        autoComplete="off"
        maxLength={20}
        value={sum}
        error={problems.freeShippingThreshold}
        onChange={(event) =>
          // removes only characters that cannot be part of a sum; formatting while typing would move the caret
          change({ freeShippingThreshold: event.currentTarget.value.replaceAll(/[^\d\s]/g, "") })
        }
      />
      <ZonesField
        cities={cities}
        value={fields.deliveryZones}
        error={problems.deliveryZones}
        onChange={(deliveryZones) => change({ deliveryZones })}
      />
    </FormSection>
  );
}

/** A holiday, during which nothing can be ordered. */
export function HolidaySection({ form: { fields, problems, change } }: SectionProps) {
  const t = useTexts();
  const calendar = useCalendar();
  const dayIn = (days: number) => dayValue(new Date(Date.now() + days * dayMs).toISOString());
  const { holidayUntil } = fields;
  return (
    <FormSection title={t("shopSettings.holiday")} text={t("shopSettings.holidayText")}>
      <Switch
        label={t("shopSettings.holidayOn")}
        checked={holidayUntil !== null}
        onCheckedChange={(on) => change({ holidayUntil: on ? dayIn(7) : null })}
      />
      {holidayUntil === null ? null : (
        <DatePicker
          {...calendar}
          id="shop-holiday"
          required
          label={t("shopSettings.reopens")}
          placeholder={t("shopSettings.dateFormat")}
          invalidText={t("shopSettings.fieldHoliday")}
          min={dayIn(1)}
          max={dayIn(holidayDays - 1)}
          value={holidayUntil}
          error={problems.holidayUntil}
          onValueChange={(day) => change({ holidayUntil: day })}
          className={styles.day}
        />
      )}
    </FormSection>
  );
}

/** Payout account, for the owner only. */
export function PayoutSection({ form: { fields, problems, change } }: SectionProps) {
  const t = useTexts();
  const { payoutAccount: account } = fields;
  const part = (name: keyof PayoutAccount) => ({
    id: `shop-payout-${name}`,
    autoComplete: "off",
    value: account[name],
    error: problems[`payoutAccount.${name}`],
  });
  const set = (name: keyof PayoutAccount, value: string) =>
    change({ payoutAccount: { ...account, [name]: value } });
  return (
    <FormSection title={t("shopSettings.payout")} text={t("shopSettings.payoutText")}>
      <div className={styles.pair}>
        <TextField
          {...part("recipient")}
          label={t("shopSettings.recipient")}
          placeholder={t("shopSettings.recipientPlaceholder")}
          maxLength={120}
          onChange={(event) => set("recipient", event.currentTarget.value)}
        />
        <TextField
          {...part("tin")}
          label={t("shopSettings.tin")}
          hint={t("shopSettings.tinHint")}
          inputMode="numeric"
          onChange={(event) => set("tin", digits(event.currentTarget.value).slice(0, 14))}
        />
        <TextField
          {...part("bank")}
          label={t("shopSettings.bank")}
          maxLength={120}
          onChange={(event) => set("bank", event.currentTarget.value)}
        />
        <TextField
          {...part("mfo")}
          label={t("shopSettings.mfo")}
          inputMode="numeric"
          onChange={(event) => set("mfo", digits(event.currentTarget.value).slice(0, 5))}
        />
        <TextField
          {...part("account")}
          label={t("shopSettings.account")}
          hint={t("shopSettings.accountHint")}
          inputMode="numeric"
          className={styles.wide}
          onChange={(event) => set("account", typedAccount(event.currentTarget.value))}
        />
      </div>
      {account.account || account.recipient ? (
        <Button
          size="small"
          variant="ghost"
          className={styles.start}
          onClick={() => change({ payoutAccount: noAccount })}
        >
          {t("shopSettings.removeAccount")}
        </Button>
      ) : null}
    </FormSection>
  );
}
