import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { Badge, IconButton, Menu, MenuItem, MenuSeparator } from "@bezak/ui-kit";
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  CornerDownRight,
  Ellipsis,
  Folder,
  Merge,
  Pencil,
  Plus,
  Trash2,
} from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { DragHandle } from "../../lib/drag-handle.tsx";
import { formatNumber } from "../../lib/format-sum.ts";
import { Link } from "../../lib/link.tsx";
import { ThumbPicture } from "../../lib/thumb-picture.tsx";
import { useDragRow } from "../../lib/use-drag-row.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { usePanelPaths } from "../../lib/use-panel-paths.ts";
import type { CategoryQuestion } from "./category-tree.tsx";
import styles from "./category-tree.module.css";
import { findDrop, findTarget, type Step, type Target } from "./tree-moves.ts";

export interface CategoryRowProps {
  category: AdministeredCategory;
  tree: readonly AdministeredCategory[];
  /** not all of its neighbours are shown: it is not moved among them */
  isFixed: boolean;
  onStep: (step: Step) => void;
  /** another category was dropped here */
  onDrop: (dragged: string, to: Target) => void;
  onAsk: (question: CategoryQuestion) => void;
  /** whether the categories below it are visible; undefined if there are none */
  isOpen: boolean | undefined;
  onOpen: (isOpen: boolean) => void;
}

const keys: Partial<Record<string, Step>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};

export function CategoryRow({ isOpen, onOpen, ...props }: CategoryRowProps) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const { category, tree, isFixed, onStep, onDrop, onAsk } = props;
  const { id, image, slug, productCount, active, featured, attributes, fiscalCodes } = category;

  const row = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const isMovable = tree.length > 1 && !isFixed;
  const drag = useDragRow({
    list: "categories",
    id,
    row,
    handle,
    isMovable,
    isAllowed: (dragged, side) => findDrop(tree, dragged, { over: id, side }) !== undefined,
    onDrop(dragged, side) {
      const to = findDrop(tree, dragged, { over: id, side });
      if (to) onDrop(dragged, to);
    },
    // the dragged one may be meant for a position below it
    onRest: () => isOpen === false && onOpen(true),
  });

  function moveByKey(event: KeyboardEvent) {
    const step = keys[event.key];
    if (!event.altKey || !step) return;
    // also where there is no such position: Alt and an arrow would leave the page
    event.preventDefault();
    if (isMovable && findTarget(tree, id, step)) onStep(step);
  }

  const facts = [
    t("categoryAdmin.products", { number: formatNumber(productCount) }),
    attributes.length > 0 ? t("categoryAdmin.attributeCount", { count: attributes.length }) : "",
    fiscalCodes ? t("categoryAdmin.hasCodes", { ikpu: fiscalCodes.ikpu }) : "",
  ].filter(Boolean);
  return (
    <div
      ref={row}
      data-category={id}
      data-dragging={drag.isDragging || undefined}
      data-drop={drag.side ?? undefined}
      className={styles.row}
      onKeyDown={moveByKey}
    >
      {isMovable ? <DragHandle handle={handle} /> : null}
      <ThumbPicture url={image} fallback={<Folder />} className={styles.picture} />
      <div className={styles.about}>
        <Link to={paths.category(id)} className={styles.name}>
          {text(category.name) || t("common.untitled")}
        </Link>
        <p className={styles.quiet}>/category/{slug}</p>
        <p className={styles.quiet}>{facts.join(" · ")}</p>
        {active && !featured ? null : (
          <p className={styles.badges}>
            {active ? null : <Badge tone="warning">{t("categoryAdmin.inactive")}</Badge>}
            {featured ? <Badge tone="info">{t("categoryAdmin.isFeatured")}</Badge> : null}
          </p>
        )}
      </div>
      {isOpen === undefined ? null : (
        <IconButton
          size="small"
          className={styles.fold}
          label={t("categoryAdmin.below", { name: text(category.name) })}
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          <ChevronDown aria-hidden />
        </IconButton>
      )}
      <RowMenu category={category} tree={tree} isFixed={isFixed} onStep={onStep} onAsk={onAsk} />
    </div>
  );
}

function RowMenu({
  category,
  tree,
  isFixed,
  onStep,
  onAsk,
}: Pick<CategoryRowProps, "category" | "tree" | "isFixed" | "onStep" | "onAsk">) {
  const t = useTexts();
  const text = useLocalized();
  const paths = usePanelPaths();
  const [open, setOpen] = useState(false);
  const { id, parentId } = category;
  const cannot = (step: Step) => isFixed || findTarget(tree, id, step) === undefined;
  return (
    <Menu
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          size="small"
          label={t("categoryAdmin.actionsOf", { name: text(category.name) })}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowRight Alt+ArrowLeft"
        >
          <Ellipsis aria-hidden />
        </IconButton>
      }
    >
      <MenuItem asChild>
        <Link to={paths.category(id)}>
          <Pencil aria-hidden />
          {t("categoryAdmin.edit")}
        </Link>
      </MenuItem>
      {parentId === null ? (
        <MenuItem asChild>
          <Link to={paths.newCategory(id)}>
            <Plus aria-hidden />
            {t("categoryAdmin.addBelow")}
          </Link>
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<ArrowUp aria-hidden />} disabled={cannot("up")} onSelect={() => onStep("up")}>
        {t("categoryAdmin.moveUp")}
      </MenuItem>
      <MenuItem icon={<ArrowDown aria-hidden />} disabled={cannot("down")} onSelect={() => onStep("down")}>
        {t("categoryAdmin.moveDown")}
      </MenuItem>
      <MenuItem icon={<CornerDownRight aria-hidden />} onSelect={() => onAsk("parent")}>
        {t("categoryAdmin.moveBelow")}
      </MenuItem>
      <MenuItem icon={<Merge aria-hidden />} onSelect={() => onAsk("merge")}>
        {t("categoryAdmin.merge")}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 aria-hidden />} tone="danger" onSelect={() => onAsk("delete")}>
        {t("categoryAdmin.delete")}
      </MenuItem>
    </Menu>
  );
}
