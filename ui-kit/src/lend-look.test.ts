import { createElement, createRef } from "react";
import type { ReactElement } from "react";
import { expect, test, vi } from "vitest";
import { lendLook } from "./lend-look.ts";

const propsOf = (element: ReactElement) => element.props as Record<string, unknown>;

test("the child keeps what it says and takes what the part says", () => {
  const child = createElement("a", { href: "/bags", className: "mine", title: "Bags" });
  const element = lendLook({ className: "look", title: "look", "data-size": "small" }, child);
  expect(element.type).toBe("a");
  expect(propsOf(element)).toEqual({
    href: "/bags",
    className: "look mine",
    title: "Bags",
    "data-size": "small",
  });
});

test("both listen, the child first", () => {
  const heard: string[] = [];
  const child = createElement("a", { onClick: () => heard.push("child") });
  const press = propsOf(lendLook({ onClick: () => heard.push("part") }, child))["onClick"];
  (press as () => void)();
  expect(heard).toEqual(["child", "part"]);
});

test("styles are joined", () => {
  const child = createElement("a", { style: { order: 2 } });
  expect(propsOf(lendLook({ style: { order: 1, flex: 1 } }, child))["style"]).toEqual({ order: 2, flex: 1 });
});

test("both refs get the element", () => {
  const own = createRef();
  const lent = vi.fn();
  const ref = propsOf(lendLook({ ref: lent }, createElement("a", { ref: own as never })))["ref"];
  const element = {};
  (ref as (node: unknown) => void)(element);
  expect(own.current).toBe(element);
  expect(lent).toHaveBeenCalledWith(element);
});

test("something may stand beside what the child holds", () => {
  const element = lendLook({}, createElement("a", null, "Bags"), (inside) => ["icon", inside]);
  expect(propsOf(element)["children"]).toEqual(["icon", "Bags"]);
});
