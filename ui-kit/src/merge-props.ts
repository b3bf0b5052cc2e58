import { cloneElement } from "react";
import type { CSSProperties, ReactElement, ReactNode, Ref, RefCallback } from "react";
import { classNames } from "./class-names.ts";

interface Attributes {
  className?: string;
  style?: CSSProperties;
  ref?: Ref<unknown>;
  children?: ReactNode;
  [name: string]: unknown;
}

/**
 * For components with `asChild`: the child with the component's class name, styles, attributes, listeners and ref. The
 * child's own attributes win. `wrapChildren` may add content beside the child's children.
 */
export function mergeProps(
  props: object,
  child: ReactElement,
  wrapChildren?: (children: ReactNode) => ReactNode,
): ReactElement {
  const given = props as Attributes;
  const own = child.props as Attributes;
  const merged: Attributes = { ...given, ...own, className: classNames(given.className, own.className) };
  for (const [name, first] of Object.entries(own)) {
    const second = given[name];
    if (name.startsWith("on") && typeof first === "function" && typeof second === "function")
      merged[name] = (...event: unknown[]) => {
        first(...event);
        second(...event);
      };
  }
  if (given.style) merged.style = { ...given.style, ...own.style };
  if (given.ref && own.ref) merged.ref = joinRefs(own.ref, given.ref);
  if (wrapChildren) merged.children = wrapChildren(own.children);
  return cloneElement(child, merged);
}

function joinRefs(...refs: Ref<unknown>[]): RefCallback<unknown> {
  return (node) => {
    for (const ref of refs) {
      if (typeof ref === "function") ref(node);
      else if (ref) ref.current = node;
    }
  };
}
