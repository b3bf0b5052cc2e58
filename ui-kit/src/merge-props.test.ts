import { createElement, createRef } from "react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { mergeProps } from "./merge-props.ts";

const getProps = (element: ReactElement) => element.props as Record<string, unknown>;

test("keeps the attributes of the child and adds those of the component", () => {
  const child = createElement("a", { href: "/bags", className: "mine", title: "Bags" });
  const element = mergeProps({ className: "look", title: "look", "data-size": "small" }, child);
  expect(element.type).toBe("a");
  expect(getProps(element)).toEqual({
    href: "/bags",
    className: "look mine",
    title: "Bags",
    "data-size": "small",
  });
});

test("calls both listeners, the one of the child first", () => {
  const called: string[] = [];
  const child = createElement("a", { onClick: () => called.push("child") });
  const press = getProps(mergeProps({ onClick: () => called.push("component") }, child))["onClick"];
  (press as () => void)();
  expect(called).toEqual(["child", "component"]);
});

test("merges styles, where those of the child win", () => {
  const child = createElement("a", { style: { order: 2 } });
  expect(getProps(mergeProps({ style: { order: 1, flex: 1 } }, child))["style"]).toEqual({
    order: 2,
    flex: 1,
  });
});

test("gives the element to both refs", () => {
  const own = createRef();
  const given = vi.fn();
  const ref = getProps(mergeProps({ ref: given }, createElement("a", { ref: own as never })))["ref"];
  const element = {};
  (ref as (node: unknown) => void)(element);
  expect(own.current).toBe(element);
  expect(given).toHaveBeenCalledWith(element);
});

test("lets the component add content beside the child's own children", () => {
  const element = mergeProps({}, createElement("a", null, "Bags"), (children) => ["icon", children]);
  expect(getProps(element)["children"]).toEqual(["icon", "Bags"]);
});
