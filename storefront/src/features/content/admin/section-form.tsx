import type { AdministeredBanner, AdministeredSection } from "@bezak/contract/content-admin.ts";
import { contentLimits, sectionTypes, type SectionType } from "@bezak/contract/content-rules.ts";
import { RadioGroup } from "@bezak/ui-kit";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { FormSection } from "../../../lib/form-section.tsx";
import { LocalizedArea } from "../../../lib/localized-area.tsx";
import { SaveBar } from "../../../lib/save-bar.tsx";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import styles from "./content-form.module.css";
import { SaveDraft } from "./save-draft.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import {
  BannerSourceFields,
  CategorySourceFields,
  ProductSourceFields,
  TextSourceFields,
} from "./source-fields.tsx";
import type { SectionFields } from "./section-fields.ts";
import type { ContentFormState } from "./use-content-form.ts";
import { useWrittenTexts } from "./use-written-texts.ts";

export interface SectionFormProps {
  form: ContentFormState<"sections", SectionFields>;
  section: AdministeredSection;
  /** all of them, shown or not */
  banners: UseQueryResult<AdministeredBanner[]>;
  /** what visitors would see in it */
  items: ReactNode;
}

const sources = {
  products: ProductSourceFields,
  categories: CategorySourceFields,
  banner: BannerSourceFields,
  text: TextSourceFields,
} as const;

/** Kind, title, content and schedule of a section. Needs the message parts `content-admin`, `calendar` and `orders`. */
export function SectionForm({ form, section, banners, items }: SectionFormProps) {
  const t = useTexts();
  const { fields, problems, refusals, change } = form;
  const root = useRefusalFocus(refusals);
  const SourceFields = sources[fields.type];
  return (
    <form ref={root} noValidate onSubmit={form.submit} className={styles.root}>
      <FormSection title={t("contentAdmin.sections.head")} text={t("contentAdmin.sections.headText")}>
        <RadioGroup
          variant="tiles"
          label={t("contentAdmin.sections.fields.type")}
          options={sectionTypes.map((value) => ({
            value,
            label: t(`contentAdmin.sections.types.${value}`),
            hint: t(`contentAdmin.sections.typeHints.${value}`),
          }))}
          value={fields.type}
          error={problems.type}
          onValueChange={(type) => change({ type: type as SectionType })}
        />
        <LocalizedArea
          {...useWrittenTexts()}
          required
          id="section-title"
          field="title"
          label={t("contentAdmin.sections.fields.title")}
          hint={t(`contentAdmin.sections.titleHints.${fields.type}`)}
          rows={2}
          maxLength={contentLimits.titleMax}
          value={fields.title}
          problems={problems}
          refusals={refusals}
          onChange={(title) => change({ title })}
        />
      </FormSection>
      <FormSection
        title={t("contentAdmin.sections.source")}
        text={t(`contentAdmin.sections.sourceTexts.${fields.type}`)}
      >
        <SourceFields form={form} banners={banners} />
        {items}
      </FormSection>
      <ScheduleFields fields={fields} problems={problems} stored={section} onChange={change} />
      <SaveBar
        form={form}
        save={t(section.id === "" ? "contentAdmin.create" : "contentAdmin.publish")}
        more={section.id === "" ? null : <SaveDraft form={form} />}
        undo={t("contentAdmin.undo")}
        unsaved={t("contentAdmin.unsaved")}
      />
    </form>
  );
}
