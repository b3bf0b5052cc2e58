import { limits } from "@bezak/contract/limits.ts";
import { NativeSelect, TextArea } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { useTexts } from "../../i18n/texts-context.tsx";
import { administeredCategoriesQuery } from "../administered-categories.ts";
import { useApi } from "../api-context.ts";
import { categoryChoices, categoryOptions } from "../category-choices.ts";
import { useLocalized } from "../use-localized.ts";

interface BulkFieldProps {
  value: string;
  onChange: (value: string) => void;
  isMissing: boolean;
}

/** The category to which products move. */
export function CategoryField({ value, onChange, isMissing }: BulkFieldProps) {
  const t = useTexts();
  const text = useLocalized();
  const { data: categories = [] } = useQuery(administeredCategoriesQuery(useApi()));
  return (
    <NativeSelect
      required
      label={t("jobs.category")}
      value={value}
      error={isMissing ? t("jobs.categoryMissing") : undefined}
      options={categoryOptions(categoryChoices(categories, text), t("jobs.categoryChoose"))}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** The note that is added to orders. */
export function NoteField({ value, onChange, isMissing }: BulkFieldProps) {
  const t = useTexts();
  return (
    <TextArea
      required
      rows={3}
      label={t("jobs.note")}
      hint={t("jobs.noteHint")}
      maxLength={limits.orderNoteMax}
      value={value}
      error={isMissing ? t("jobs.noteMissing") : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
