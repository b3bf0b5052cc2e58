import type { AdministeredCategory } from "@bezak/contract/category-admin.ts";
import { useToast } from "@bezak/ui-kit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "../../i18n/texts-context.tsx";
import { administeredCategoriesQuery } from "../../lib/administered-categories.ts";
import { useApi } from "../../lib/api-context.ts";
import { hasCode } from "../../lib/api-error.ts";
import { describeError } from "../../lib/describe-error.ts";
import { useLocalized } from "../../lib/use-localized.ts";
import { changeCategory, renewCategories } from "./category-api.ts";
import { childrenOf, findTarget, type Step, type Target } from "./tree-moves.ts";

interface Move {
  id: string;
  /** a step from where the category is by then, or a position */
  to: Step | Target;
}

/** Moves categories one after another, each from where the moves before have put it. */
export function useCategoryMoves() {
  const t = useTexts();
  const text = useLocalized();
  const api = useApi();
  const toast = useToast();
  const cache = useQueryClient();
  const [announced, setAnnounced] = useState("");
  const [moved, setMoved] = useState<{ id: string } | null>(null);
  const { queryKey } = administeredCategoriesQuery(api);

  function announce(tree: readonly AdministeredCategory[], id: string): void {
    const category = tree.find((one) => one.id === id);
    if (!category) return;
    const parent = tree.find((one) => one.id === category.parentId);
    const siblings = childrenOf(tree, category.parentId);
    setAnnounced(
      t(parent ? "categoryAdmin.movedBelow" : "categoryAdmin.movedTo", {
        name: text(category.name),
        parent: text(parent?.name),
        position: siblings.indexOf(category) + 1,
        count: siblings.length,
      }),
    );
  }

  const moving = useMutation({
    scope: { id: "category-moves" },
    mutationFn: async ({ id, to }: Move) => {
      const tree = cache.getQueryData(queryKey) ?? [];
      const category = tree.find((one) => one.id === id);
      const target = typeof to === "string" ? findTarget(tree, id, to) : to;
      if (!category || !target) return;
      await changeCategory(api, id, { ...target, version: category.version });
      await renewCategories(cache, api);
      announce(cache.getQueryData(queryKey) ?? [], id);
      setMoved({ id });
    },
    async onError(error) {
      const isStale = hasCode(error, "stale_version", "category_not_found");
      toast.show({
        text: isStale ? t("categoryAdmin.moveStale") : describeError(error, t),
        tone: "danger",
      });
      await renewCategories(cache, api);
    },
  });
  return {
    /** what a screen reader reads after a move */
    announced,
    /** the latest one, which gets the focus back; another object after each move */
    moved,
    isMoving: moving.isPending,
    move: (id: string, to: Step | Target) => moving.mutate({ id, to }),
  };
}
