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
 * For parts with `asChild`: the child as it is, with the look, the attributes and the listeners of the part. What the
 * child says itself wins. `around` may put something beside what the child holds.
 */
export function lendLook(
  look: object,
  child: ReactElement,
  around?: (inside: ReactNode) => ReactNode,
): ReactElement {
  const lent = look as Attributes;
  const own = child.props as Attributes;
  const joined: Attributes = { ...lent, ...own, className: classNames(lent.className, own.className) };
  for (const [name, first] of Object.entries(own)) {
    const second = lent[name];
    if (name.startsWith("on") && typeof first === "function" && typeof second === "function")
      joined[name] = (...event: unknown[]) => {
        first(...event);
        second(...event);
      };
  }
  if (lent.style) joined.style = { ...lent.style, ...own.style };
  if (lent.ref && own.ref) joined.ref = both(own.ref, lent.ref);
  if (around) joined.children = around(own.children);
  return cloneElement(child, joined);
}

function both(...refs: Ref<unknown>[]): RefCallback<unknown> {
  return (node) => {
    for (const ref of refs) {
      if (typeof ref === "function") ref(node);
      else if (ref) ref.current = node;
    }
  };
}
