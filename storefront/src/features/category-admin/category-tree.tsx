import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { VisuallyHidden } from "@bezak/ui-kit";
import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import dragStyles from "../../lib/drag-row.module.css";
import { useListFocus } from "../../lib/use-list-focus.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { CategoryRow } from "./category-row.tsx";
import styles from "./category-tree.module.css";
import { DeleteDialog } from "./delete-dialog.tsx";
import { MergeDialog } from "./merge-dialog.tsx";
import { ParentDialog } from "./parent-dialog.tsx";
import { childrenOf } from "./tree-moves.ts";
import { useCategoryMoves } from "./use-category-moves.ts";

export type CategoryQuestion = "parent" | "merge" | "delete";

export interface CategoryTreeProps {
  /** all categories */
  tree: readonly AdministeredCategory[];
  /** the only ones that are shown, all of them open and where they are; undefined for all */
  found?: ReadonlySet<string>;
}

/** Categories as a tree of two levels, with what can be done to each. Needs the message part `category-admin`. */
export function CategoryTree({ tree, found }: CategoryTreeProps) {
  const t = useTexts();
  const text = useLocalized();
  const root = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<{ id: string; question: CategoryQuestion } | null>(null);
  const { announced, moved, isMoving, move } = useCategoryMoves();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const setOpen = (id: string, isOpen: boolean) =>
    setClosed((now) => (isOpen ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])));
  // what was moved must not disappear
  const above = tree.find(({ id }) => id === moved?.id)?.parentId ?? null;
  const [seen, setSeen] = useState(moved);
  if (moved !== seen) {
    setSeen(moved);
    if (above !== null) setOpen(above, true);
  }
  const subject = tree.find(({ id }) => id === asking?.id);
  const close = () => setAsking(null);

  useEffect(() => {
    // a row that was moved in the document, or below another one, has lost the focus
    if (moved && document.activeElement === document.body)
      root.current?.querySelector<HTMLElement>(`[data-category="${moved.id}"] a`)?.focus();
  }, [moved]);
  // the row of a deleted or merged category takes its focused button with it; after the effect above, which knows the row
  const focus = useListFocus<HTMLDivElement>(tree, root);

  const renderLevel = (parentId: string | null) => {
    const level = childrenOf(tree, parentId).filter(({ id }) => !found || found.has(id));
    if (level.length === 0) return null;
    const parent = tree.find(({ id }) => id === parentId);
    return (
      <ol
        role="list"
        aria-label={parent ? t("categoryAdmin.below", { name: text(parent.name) }) : t("categoryAdmin.title")}
        className={styles.level}
      >
        {level.map((category) => {
          const hasChildren = !found && childrenOf(tree, category.id).length > 0;
          const isOpen = found !== undefined || !closed.has(category.id);
          return (
            <li key={category.id} className={dragStyles.around}>
              <CategoryRow
                category={category}
                tree={tree}
                isFixed={found !== undefined}
                onStep={(step) => move(category.id, step)}
                onDrop={move}
                isOpen={hasChildren ? isOpen : undefined}
                onOpen={(open) => setOpen(category.id, open)}
                onAsk={(question) => setAsking({ id: category.id, question })}
              />
              {isOpen ? renderLevel(category.id) : null}
            </li>
          );
        })}
      </ol>
    );
  };

  return (
    <div {...focus} ref={root} aria-busy={isMoving || undefined} className={styles.root}>
      {found ? null : <p className={styles.quiet}>{t("categoryAdmin.keys")}</p>}
      {renderLevel(null)}
      <VisuallyHidden>
        <p role="status">{announced}</p>
      </VisuallyHidden>
      {subject && asking?.question === "parent" ? (
        <ParentDialog
          category={subject}
          tree={tree}
          onMove={(to) => {
            move(subject.id, to);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {subject && asking?.question === "merge" ? (
        <MergeDialog category={subject} tree={tree} onClose={close} />
      ) : null}
      {subject && asking?.question === "delete" ? (
        <DeleteDialog
          category={subject}
          isEmpty={subject.productCount === 0 && childrenOf(tree, subject.id).length === 0}
          onMerge={() => setAsking({ id: subject.id, question: "merge" })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
