import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { NativeSelect } from "@bezak/ui-kit";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { QuestionDialog } from "../../lib/question-dialog.tsx";
import { useLocalized } from "../../lib/use-localized.ts";
import { childrenOf, possibleParents, type Target } from "./tree-moves.ts";

export interface ParentDialogProps {
  category: AdministeredCategory;
  tree: readonly AdministeredCategory[];
  onMove: (to: Target) => void;
  onClose: () => void;
}

/** Asks below which category another one is to be; it comes last there. */
export function ParentDialog({ category, tree, onMove, onClose }: ParentDialogProps) {
  const t = useTexts();
  const text = useLocalized();
  const { id, name, parentId } = category;
  const [chosen, setChosen] = useState(parentId ?? "");
  const parents = possibleParents(tree, id);
  const order = childrenOf(tree, chosen || null).filter((one) => one.id !== id).length;
  return (
    <QuestionDialog
      size="medium"
      title={t("categoryAdmin.parentTitle", { name: text(name) })}
      text={t(parents.length === 0 ? "categoryAdmin.parentNone" : "categoryAdmin.parentText")}
      act={t("categoryAdmin.move")}
      keep={t("categoryAdmin.cancel")}
      busy={false}
      disabled={chosen === (parentId ?? "")}
      onAct={() => onMove({ parentId: chosen || null, order })}
      onClose={onClose}
    >
      <NativeSelect
        data-first-focus
        label={t("categoryAdmin.fields.parentId")}
        options={[
          { value: "", label: t("categoryAdmin.top") },
          ...parents.map((one) => ({ value: one.id, label: text(one.name) })),
        ]}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
