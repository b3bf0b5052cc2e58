import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { categoryIcons } from "@bezak/contract/category-icons.ts";
import { vatRates } from "@bezak/contract/product-attributes.ts";
import { Checkbox, NativeSelect, TextField } from "@bezak/ui-kit";
import { useTexts } from "../../i18n/texts-context.tsx";
import { FormSection } from "../../lib/form-section.tsx";
import { LocalizedArea } from "../../lib/localized-area.tsx";
import { PictureField } from "../../lib/picture-field.tsx";
import { SaveBar } from "../../lib/save-bar.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { useRefusalFocus } from "../../lib/use-refusal-focus.ts";
import { AttributeList } from "./attribute-list.tsx";
import styles from "./category-form.module.css";
import { possibleParents } from "./tree-moves.ts";
import type { CategoryFormState } from "./use-category-form.ts";

export interface CategoryFormProps {
  form: CategoryFormState;
  category: AdministeredCategory;
  tree: readonly AdministeredCategory[];
}

/** Names, position, picture, codes and attributes of a category. Needs the message part `category-admin`. */
export function CategoryForm({ form, category, tree }: CategoryFormProps) {
  const t = useTexts();
  const root = useRefusalFocus(form.refusals);
  return (
    <form ref={root} noValidate onSubmit={form.submit} className={styles.root}>
      <NameSection form={form} category={category} tree={tree} />
      <AppearanceSection form={form} />
      <CodesSection form={form} />
      <FormSection title={t("categoryAdmin.attributes")} text={t("categoryAdmin.attributesText")}>
        <AttributeList form={form} stored={category.attributes.map(({ key }) => key)} />
      </FormSection>
      <SaveBar
        form={form}
        save={t(category.id === "" ? "categoryAdmin.create" : "categoryAdmin.save")}
        undo={t("categoryAdmin.undo")}
        unsaved={t("categoryAdmin.unsaved")}
      />
    </form>
  );
}

function NameSection({ form: { fields, problems, refusals, change }, category, tree }: CategoryFormProps) {
  const t = useTexts();
  const text = useLocalized();
  const parents = possibleParents(tree, category.id);
  return (
    <FormSection title={t("categoryAdmin.names")} text={t("categoryAdmin.namesText")}>
      <LocalizedArea
        required
        id="category-name"
        field="name"
        label={t("categoryAdmin.fields.name")}
        translations={t("categoryAdmin.translations")}
        translationHint={t("categoryAdmin.translationHint")}
        rows={1}
        maxLength={80}
        value={fields.name}
        problems={problems}
        refusals={refusals}
        onChange={(name) => change({ name })}
      />
      <div className={styles.pair}>
        <TextField
          id="category-slug"
          label={t("categoryAdmin.fields.slug")}
          hint={t(category.id === "" ? "categoryAdmin.slugHintNew" : "categoryAdmin.slugHint")}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={fields.slug}
          error={problems.slug}
          onChange={(event) => change({ slug: event.currentTarget.value })}
        />
        <NativeSelect
          id="category-parent"
          label={t("categoryAdmin.fields.parentId")}
          hint={parents.length === 0 ? t("categoryAdmin.parentNone") : undefined}
          options={[
            { value: "", label: t("categoryAdmin.top") },
            ...parents.map(({ id, name }) => ({ value: id, label: text(name) })),
          ]}
          value={fields.parentId}
          error={problems.parentId}
          onChange={(event) => change({ parentId: event.currentTarget.value })}
        />
      </div>
      <Checkbox
        label={t("categoryAdmin.fields.active")}
        hint={t("categoryAdmin.activeHint")}
        checked={fields.active}
        error={problems.active}
        onChange={(event) => change({ active: event.currentTarget.checked })}
      />
      <Checkbox
        label={t("categoryAdmin.fields.featured")}
        hint={t("categoryAdmin.featuredHint")}
        checked={fields.featured}
        error={problems.featured}
        onChange={(event) => change({ featured: event.currentTarget.checked })}
      />
    </FormSection>
  );
}

type FormProps = Pick<CategoryFormProps, "form">;

function AppearanceSection({ form: { fields, problems, change } }: FormProps) {
  const t = useTexts();
  return (
    <FormSection title={t("categoryAdmin.appearance")} text={t("categoryAdmin.appearanceText")}>
      <div className={styles.pair}>
        <PictureField
          shape="logo"
          texts={{
            choose: t("categoryAdmin.choosePicture"),
            change: t("categoryAdmin.changePicture"),
            remove: t("categoryAdmin.removePicture"),
            wrong: { Type: t("categoryAdmin.pictureType"), Size: t("categoryAdmin.pictureSize") },
          }}
          label={t("categoryAdmin.fields.image")}
          hint={t("categoryAdmin.imageHint")}
          url={fields.image}
          error={problems.image}
          onChange={(image) => change({ image })}
        />
        <NativeSelect
          id="category-icon"
          label={t("categoryAdmin.fields.icon")}
          hint={t("categoryAdmin.iconHint")}
          options={[
            { value: "", label: t("categoryAdmin.noIcon") },
            ...categoryIcons.map((value) => ({ value, label: value })),
          ]}
          value={fields.icon}
          error={problems.icon}
          onChange={(event) => change({ icon: event.currentTarget.value })}
        />
      </div>
    </FormSection>
  );
}

function CodesSection({ form: { fields, problems, change } }: FormProps) {
  const t = useTexts();
  const digits = (value: string) => value.replaceAll(/\D/g, "");
  return (
    <FormSection title={t("categoryAdmin.codes")} text={t("categoryAdmin.codesText")}>
      <div className={styles.pair}>
        <TextField
          id="category-ikpu"
          inputMode="numeric"
          autoComplete="off"
          label={t("categoryAdmin.fields.ikpu")}
          maxLength={17}
          value={fields.ikpu}
          error={problems.ikpu}
          onChange={(event) => change({ ikpu: digits(event.currentTarget.value) })}
        />
        <TextField
          id="category-package"
          inputMode="numeric"
          autoComplete="off"
          label={t("categoryAdmin.fields.packageCode")}
          maxLength={20}
          value={fields.packageCode}
          error={problems.packageCode}
          onChange={(event) => change({ packageCode: digits(event.currentTarget.value) })}
        />
        <NativeSelect
          id="category-vat"
          label={t("categoryAdmin.fields.vat")}
          options={[
            { value: "", label: t("categoryAdmin.noVat") },
            ...vatRates.map((rate) => ({ value: String(rate), label: `${rate} %` })),
          ]}
          value={fields.vat}
          error={problems.vat}
          onChange={(event) => change({ vat: event.currentTarget.value })}
        />
      </div>
    </FormSection>
  );
}
