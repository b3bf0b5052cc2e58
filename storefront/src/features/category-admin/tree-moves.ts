/** A category with what its position depends on. */
export interface Node {
  id: string;
  parentId: string | null;
}

export type Step = "up" | "down" | "in" | "out";

export interface Target {
  parentId: string | null;
  /** from 0 among the categories with that parent, without the moved one */
  order: number;
}

export const childrenOf = <Row extends Node>(tree: readonly Row[], parentId: string | null): Row[] =>
  tree.filter((node) => node.parentId === parentId);

/**
 * Where a step leads in the tree, whose nodes are in order: up and down among its siblings, in: below the one before it,
 * out: behind its parent. Undefined where there is no such position; the tree has two levels.
 */
export function findTarget(tree: readonly Node[], id: string, step: Step): Target | undefined {
  const node = tree.find((one) => one.id === id);
  if (!node) return undefined;
  const { parentId } = node;
  const siblings = childrenOf(tree, parentId);
  const at = siblings.indexOf(node);
  switch (step) {
    case "up":
      return at > 0 ? { parentId, order: at - 1 } : undefined;
    case "down":
      return at < siblings.length - 1 ? { parentId, order: at + 1 } : undefined;
    case "in": {
      const above = siblings[at - 1];
      const mayGo = parentId === null && above && childrenOf(tree, id).length === 0;
      return mayGo ? { parentId: above.id, order: childrenOf(tree, above.id).length } : undefined;
    }
    case "out": {
      if (parentId === null) return undefined;
      const tops = childrenOf(tree, null);
      return { parentId: null, order: tops.findIndex((one) => one.id === parentId) + 1 };
    }
  }
}

/** The categories below which this one can be: top ones, if none is below it. */
export const possibleParents = <Row extends Node>(tree: readonly Row[], id: string): Row[] =>
  id !== "" && childrenOf(tree, id).length > 0 ? [] : childrenOf(tree, null).filter((one) => one.id !== id);

/** The categories into which this one can be merged: not one below it, and no third level. */
export function possibleTargets<Row extends Node>(tree: readonly Row[], id: string): Row[] {
  const hasChildren = childrenOf(tree, id).length > 0;
  return tree.filter(
    (one) => one.id !== id && one.parentId !== id && (!hasChildren || one.parentId === null),
  );
}
