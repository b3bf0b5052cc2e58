import type { AdministeredCategory, NewCategory } from "@bezak/contract/category-admin.ts";
import { useToast } from "@bezak/ui-kit";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode, isApiError } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { readCurrent } from "../../lib/read-current.ts";
import { useStoredForm, type StoredFormState } from "../../lib/use-stored-form.ts";
import { changeCategory, createCategory, storeCategory } from "./category-api.ts";
import {
  categoryProblems,
  toCategoryChange,
  toCategoryFields,
  toCategoryProblems,
  type CategoryFields,
} from "./category-fields.ts";

export interface CategoryFormState extends StoredFormState<CategoryFields> {
  /** the category that this form has created */
  created: AdministeredCategory | null;
}

/** State of the form of a category; one without an id is new. Untouched fields follow changes of others. */
export function useCategoryForm(category: AdministeredCategory): CategoryFormState {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const cache = useQueryClient();
  const [created, setCreated] = useState<AdministeredCategory | null>(null);
  const { id, version } = category;
  const isNew = id === "";
  const form = useStoredForm({
    stored: category,
    toFields: toCategoryFields,
    toChanges: toCategoryChange,
    findProblems: (fields) => categoryProblems(fields, isNew, t),
    // the form checks that a new category has a name
    save: (change) =>
      isNew ? createCategory(api, change as NewCategory) : changeCategory(api, id, { ...change, version }),
    onSaved(saved) {
      storeCategory(cache, api, saved);
      toast.show({ text: t(isNew ? "categoryAdmin.created" : "categoryAdmin.saved"), tone: "success" });
      if (isNew) setCreated(saved);
    },
    readProblems: (error): Record<string, string> =>
      isApiError(error) ? { ...toCategoryProblems(error.fields, form.fields, category) } : {},
    describeFailure(error) {
      if (readCurrent(error)) return t("categoryAdmin.stale");
      return hasCode(error, "attribute_in_use") ? t("categoryAdmin.attributeInUse") : describeError(error, t);
    },
    onFailed(error) {
      const current = readCurrent<AdministeredCategory>(error);
      if (current) storeCategory(cache, api, current);
    },
  });
  return { ...form, created };
}
