// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { bringCode } from "./bring-code.ts";

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test("the code a document names is fetched, and its entry started", () => {
  // nothing is to be loaded here: the elements are what counts
  const added: string[] = [];
  document.head.append = (...nodes) => {
    for (const node of nodes as HTMLElement[]) added.push(node.outerHTML);
  };
  document.body.innerHTML = `<link data-code="/assets/core.js"><link data-code="/assets/entry.js">`;
  bringCode();
  expect(added).toEqual([
    `<link rel="modulepreload" href="/assets/core.js">`,
    `<script type="module" src="/assets/entry.js"></script>`,
  ]);
});

test("a document that starts its code itself is left alone", () => {
  bringCode();
  expect(document.querySelector("script")).toBeNull();
});
