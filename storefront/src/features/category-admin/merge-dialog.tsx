import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { NativeSelect, useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { useApi } from "../../lib/api-context.ts";
import { hasCode } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { formatNumber } from "../../lib/format-sum.ts";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { mergeCategory, renewCategories } from "./category-api.ts";
import styles from "./category-tree.module.css";
import { possibleTargets } from "./tree-moves.ts";

export interface MergeDialogProps {
  category: AdministeredCategory;
  tree: readonly AdministeredCategory[];
  onClose: () => void;
}

/** Asks into which category another one is merged, and says what becomes of what belongs to it. */
export function MergeDialog({ category, tree, onClose }: MergeDialogProps) {
  const t = useTexts();
  const text = useLocalized();
  const api = useApi();
  const toast = useToast();
  const cache = useQueryClient();
  const [into, setInto] = useState("");
  const name = text(category.name);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => mergeCategory(api, category, into),
    onSuccess(target) {
      toast.show({
        text: t("categoryAdmin.merged", { name, into: text(target.name) }),
        tone: "success",
      });
      onClose();
      void renewCategories(cache, api);
    },
    onError: () => void renewCategories(cache, api),
  });
  const problem = hasCode(error, "stale_version")
    ? t("categoryAdmin.mergeStale")
    : hasCode(error, "rank_required")
      ? t("categoryAdmin.mergeNeedsRank")
      : hasCode(error, "attribute_in_use")
        ? t("categoryAdmin.mergeLoses", { attributes: nameAttributes(tree, error.fields, text) })
        : error && describeError(error, t);
  return (
    <QuestionDialog
      size="medium"
      tone="danger"
      title={t("categoryAdmin.mergeTitle", { name })}
      text={t("categoryAdmin.mergeText")}
      act={t("categoryAdmin.doMerge")}
      keep={t("categoryAdmin.cancel")}
      busy={isPending}
      disabled={into === ""}
      problem={problem}
      onAct={mutate}
      onClose={onClose}
    >
      <NativeSelect
        data-first-focus
        required
        label={t("categoryAdmin.mergeInto")}
        placeholder={t("categoryAdmin.chooseCategory")}
        options={possibleTargets(tree, category.id).map((one) => ({
          value: one.id,
          label: `${one.parentId === null ? "" : "\u00a0\u00a0\u00a0"}${text(one.name)}`,
        }))}
        value={into}
        onChange={(event) => setInto(event.currentTarget.value)}
      />
      <ul className={styles.list}>
        <li>{t("categoryAdmin.mergeProducts", { number: formatNumber(category.productCount) })}</li>
        <li>{t("categoryAdmin.mergeAddresses")}</li>
        <li>{t("categoryAdmin.mergeRules")}</li>
        <li>{t("categoryAdmin.mergeAttributes")}</li>
      </ul>
    </QuestionDialog>
  );
}

/** Names of the attributes and choices at these paths: `attributes.metal.choices.gold`. */
function nameAttributes(
  tree: readonly AdministeredCategory[],
  fields: Readonly<Record<string, string>>,
  text: (name: AdministeredCategory["name"]) => string,
): string {
  const known = tree.flatMap(({ attributes }) => attributes);
  const names = Object.keys(fields).map((path) => {
    const [, key = "", , value] = path.split(".");
    const attribute = known.find((one) => one.key === key);
    const choice = attribute?.choices.find((one) => one.value === value);
    return [attribute ? text(attribute.name) : key, choice ? text(choice.name) : value]
      .filter(Boolean)
      .join(": ");
  });
  return names.join("; ");
}
