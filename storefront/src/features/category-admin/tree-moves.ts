import type { DropSide } from "../../lib/drop-side.ts";

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

/**
 * Where a category goes that is dropped at a side of another one; undefined where it cannot go or stays. Into: last below
 * it. A category never goes below itself, nor, with others below it, below another one.
 */
export function findDrop(
  tree: readonly Node[],
  dragged: string,
  { over, side }: { over: string; side: DropSide },
): Target | undefined {
  const [node, onto] = [dragged, over].map((id) => tree.find((one) => one.id === id));
  if (!node || !onto || node === onto) return undefined;
  const parentId = side === "into" ? onto.id : onto.parentId;
  if (parentId !== null && !possibleParents(tree, dragged).some(({ id }) => id === parentId))
    return undefined;
  const others = childrenOf(tree, parentId).filter((one) => one !== node);
  const at = others.indexOf(onto);
  const order = side === "into" ? others.length : side === "before" ? at : at + 1;
  const stays = parentId === node.parentId && childrenOf(tree, parentId).indexOf(node) === order;
  return stays ? undefined : { parentId, order };
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
