import { contentLimits } from "@bezak/contract/content-rules.ts";
import type { AdministeredBanner } from "@bezak/contract/content-admin.ts";
import { NativeSelect, TextField } from "@bezak/ui-kit";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { FormSection } from "../../../lib/form-section.tsx";
import { LocalizedArea } from "../../../lib/localized-area.tsx";
import { SaveBar } from "../../../lib/save-bar.tsx";
import { useRefusalFocus } from "../../../lib/use-refusal-focus.ts";
import { BannerPictureField } from "./banner-picture-field.tsx";
import { sectionPosition, type BannerFields } from "./banner-fields.ts";
import styles from "./content-form.module.css";
import { SaveDraft } from "./save-draft.tsx";
import { ScheduleFields } from "./schedule-fields.tsx";
import type { ContentFormState } from "./use-content-form.ts";
import { useWrittenTexts } from "./use-written-texts.ts";

export interface BannerFormProps {
  form: ContentFormState<"banners", BannerFields>;
  banner: AdministeredBanner;
}

/** Texts, link, pictures and schedule of a banner. Needs the message parts `content-admin`, `calendar` and `orders`. */
export function BannerForm({ form, banner }: BannerFormProps) {
  const t = useTexts();
  const { fields, problems, refusals, change } = form;
  const root = useRefusalFocus(refusals);
  const written = { ...useWrittenTexts(), problems, refusals };
  return (
    <form ref={root} noValidate onSubmit={form.submit} className={styles.root}>
      <FormSection title={t("contentAdmin.banners.texts")} text={t("contentAdmin.banners.textsText")}>
        <LocalizedArea
          {...written}
          required
          id="banner-title"
          field="title"
          label={t("contentAdmin.banners.fields.title")}
          rows={2}
          maxLength={contentLimits.titleMax}
          value={fields.title}
          onChange={(title) => change({ title })}
        />
        <LocalizedArea
          {...written}
          id="banner-subtitle"
          field="subtitle"
          label={t("contentAdmin.banners.fields.subtitle")}
          rows={2}
          maxLength={contentLimits.subtitleMax}
          value={fields.subtitle}
          onChange={(subtitle) => change({ subtitle })}
        />
        <TextField
          id="banner-link"
          required
          label={t("contentAdmin.banners.fields.link")}
          hint={t("contentAdmin.banners.linkHint")}
          autoComplete="off"
          spellCheck={false}
          maxLength={contentLimits.linkMax}
          value={fields.link}
          error={problems.link}
          onChange={(event) => change({ link: event.currentTarget.value })}
        />
      </FormSection>
      <BannerPictures form={form} />
      <FormSection title={t("contentAdmin.banners.where")} text={t("contentAdmin.banners.whereText")}>
        <NativeSelect
          label={t("contentAdmin.banners.fields.position")}
          options={toPositions(fields.position).map((value) => ({
            value,
            label: isKnown(value) ? t(`contentAdmin.banners.positions.${value}`) : value,
          }))}
          value={fields.position}
          error={problems.position}
          onChange={(event) => change({ position: event.currentTarget.value })}
        />
      </FormSection>
      <ScheduleFields fields={fields} problems={problems} stored={banner} onChange={change} />
      <SaveBar
        form={form}
        save={t(banner.id === "" ? "contentAdmin.create" : "contentAdmin.publish")}
        more={banner.id === "" ? null : <SaveDraft form={form} />}
        undo={t("contentAdmin.undo")}
        unsaved={t("contentAdmin.unsaved")}
      />
    </form>
  );
}

const positions = ["home", sectionPosition] as const;
const isKnown = (value: string): value is (typeof positions)[number] =>
  (positions as readonly string[]).includes(value);

/** Another position may have been set by another program. */
const toPositions = (present: string): readonly string[] => [...new Set([...positions, present])];

function BannerPictures({ form: { fields, problems, change } }: Pick<BannerFormProps, "form">) {
  const t = useTexts();
  return (
    <FormSection title={t("contentAdmin.banners.pictures")} text={t("contentAdmin.banners.picturesText")}>
      <div className={styles.pair}>
        {(["desktop", "mobile"] as const).map((name) => (
          <BannerPictureField
            key={name}
            name={name}
            picture={fields[name]}
            error={problems[name]}
            onChange={(picture) => change({ [name]: picture })}
          />
        ))}
      </div>
    </FormSection>
  );
}
