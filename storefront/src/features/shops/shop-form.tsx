import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { SaveBar } from "../../lib/save-bar.tsx";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import styles from "./shop-form.module.css";
import {
  DeliverySection,
  FaceSection,
  HolidaySection,
  PayoutSection,
  WorkSection,
} from "./shop-sections.tsx";
import type { ShopFormState } from "./use-shop-form.ts";
import type { CityChoice } from "./zones-field.tsx";

export interface ShopFormProps {
  form: ShopFormState;
  /** undefined while they are loading or cannot be loaded */
  cities: readonly CityChoice[] | undefined;
  /** how buyers would see the current values */
  preview: ReactNode;
  /** whether to show the payout account; its owner may have to act before */
  hasPayout: boolean;
}

/** Settings of a shop, saved together. Needs the message parts `shop-settings`, `calendar` and `orders`. */
export function ShopForm({ form, cities, preview, hasPayout }: ShopFormProps) {
  const t = useTexts();
  const root = useRefusalFocus(form.refusals);
  return (
    <form ref={root} noValidate onSubmit={form.submit} className={styles.root}>
      <FaceSection form={form} />
      {preview}
      <WorkSection form={form} />
      <DeliverySection form={form} cities={cities} />
      <HolidaySection form={form} />
      {hasPayout ? <PayoutSection form={form} /> : null}
      <SaveBar
        form={form}
        save={t("shopSettings.save")}
        undo={t("shopSettings.undo")}
        unsaved={t("shopSettings.unsaved")}
      />
    </form>
  );
}
