// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { loadCode } from "./load-code.ts";

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test("loads the code that the document names and starts its entry", () => {
  // elements are recorded instead of inserted, so that nothing is loaded
  const added: string[] = [];
  document.head.append = (...nodes) => {
    for (const node of nodes as HTMLElement[]) added.push(node.outerHTML);
  };
  document.body.innerHTML = `<link data-code="/assets/core.js"><link data-code="/assets/entry.js">`;
  loadCode();
  expect(added).toEqual([
    `<link rel="modulepreload" href="/assets/core.js">`,
    `<script type="module" src="/assets/entry.js"></script>`,
  ]);
});

test("adds nothing when the document names no code", () => {
  loadCode();
  expect(document.querySelector("script")).toBeNull();
});
