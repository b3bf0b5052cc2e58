import { contentLimits } from "@bezak/contract/content-rules.ts";
import { Alert, IconButton, NativeSelect } from "@bezak/ui-kit";
import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useTexts } from "../../../i18n/texts-context.tsx";
import { administeredCategoriesQuery } from "../../../lib/administered-categories.ts";
import { useApi } from "../../../lib/api-context.ts";
import { categoryChoices } from "../../../lib/category-choices.ts";
import { moved } from "../../../lib/moved.ts";
import { useLocalized } from "../../../lib/use-localized.ts";
import styles from "./category-list-field.module.css";

export interface CategoryListFieldProps {
  /** ids or slugs in their order; empty for the featured ones */
  value: readonly string[];
  error: string | undefined;
  onChange: (value: readonly string[]) => void;
}

/** Categories in an order; without any the section shows the featured ones. */
export function CategoryListField({ value, error, onChange }: CategoryListFieldProps) {
  const t = useTexts();
  const text = useLocalized();
  const { data: categories = [] } = useQuery(administeredCategoriesQuery(useApi()));
  const find = (key: string) => categories.find(({ id, slug }) => id === key || slug === key);
  const chosen = new Set(value.map((key) => find(key)?.id));
  const others = categoryChoices(categories, text).filter((one) => !chosen.has(one.value));
  return (
    <div role="group" aria-label={t("contentAdmin.sections.fields.categories")} className={styles.root}>
      {value.length === 0 ? (
        <p>{t("contentAdmin.sections.featured")}</p>
      ) : (
        <ol role="list" className={styles.list}>
          {value.map((key, at) => {
            const category = find(key);
            const name = category ? text(category.name) : key;
            const move = (to: number) => onChange(moved(value, at, to));
            return (
              <li key={key} className={styles.row}>
                <span className={styles.name}>
                  {name}
                  {!category && categories.length > 0 ? (
                    <span className={styles.gone}> · {t("contentAdmin.sections.categoryGone")}</span>
                  ) : null}
                </span>
                <IconButton
                  size="small"
                  label={t("contentAdmin.sections.earlier", { name })}
                  disabled={at === 0}
                  onClick={() => move(at - 1)}
                >
                  <ArrowUp aria-hidden />
                </IconButton>
                <IconButton
                  size="small"
                  label={t("contentAdmin.sections.later", { name })}
                  disabled={at === value.length - 1}
                  onClick={() => move(at + 1)}
                >
                  <ArrowDown aria-hidden />
                </IconButton>
                <IconButton
                  size="small"
                  label={t("contentAdmin.sections.removeCategory", { name })}
                  onClick={() => onChange(value.toSpliced(at, 1))}
                >
                  <X aria-hidden />
                </IconButton>
              </li>
            );
          })}
        </ol>
      )}
      {value.length < contentLimits.itemsMax ? (
        <NativeSelect
          id="section-categories"
          label={t("contentAdmin.sections.addCategory")}
          placeholder={t("contentAdmin.sections.chooseCategory")}
          options={others.map(({ value: id, label, path }) => ({
            value: id,
            label: path === "" ? label : `${path} › ${label}`,
          }))}
          value=""
          onChange={(event) => onChange([...value, event.currentTarget.value])}
        />
      ) : null}
      {error ? <Alert tone="danger">{error}</Alert> : null}
    </div>
  );
}
