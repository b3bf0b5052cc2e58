import { act, cleanup, fireEvent, waitFor } from "@testing-library/react";
import { createElement, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepEarlyPresses } from "./early-presses.ts";
import type { LazyIslandOptions } from "./lazy-island.tsx";

type Observe = (entries: { isIntersecting: boolean }[]) => void;

/** Reports that elements are visible: the test environment has no layout. */
let showElements: Observe;
const pressed = vi.fn();

function Menu() {
  return <button onClick={pressed}>menu</button>;
}

/** Opens a page whose menu is server-rendered and whose browser gets the menu's code from `load`. */
async function openPage(load: () => Promise<{ default: ComponentType }>, options: LazyIslandOptions = {}) {
  vi.resetModules();
  const { lazyIsland } = await import("./lazy-island.tsx");
  const root = document.createElement("main");
  root.innerHTML = renderToString(createElement(lazyIsland("menu.tsx", { default: Menu })));
  document.body.append(root);
  await act(async () => void hydrateRoot(root, createElement(lazyIsland("menu.tsx", load, options))));
  return {
    button: root.querySelector("button")!,
    isDehydrated: () => root.querySelector("[data-later]") !== null,
  };
}

beforeAll(keepEarlyPresses);

beforeEach(() => {
  pressed.mockReset();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(observe: Observe) {
        showElements = observe;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("loads the code of an island when it becomes visible, and not before", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Menu }));
  const { button, isDehydrated } = await openPage(load);
  expect(load).not.toHaveBeenCalled();
  expect(isDehydrated()).toBe(true);
  await act(async () => showElements([{ isIntersecting: true }]));
  await waitFor(() => expect(isDehydrated()).toBe(false));
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
});

test("hydrates an island at the first key or touch anywhere on the page", async () => {
  const { isDehydrated } = await openPage(() => Promise.resolve({ default: Menu }));
  await act(async () => void fireEvent.keyDown(window, { key: "Tab" }));
  await waitFor(() => expect(isDehydrated()).toBe(false));
});

test("repeats a press that came before the island was hydrated", async () => {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const { button, isDehydrated } = await openPage(() => code.promise);
  await act(async () => showElements([{ isIntersecting: true }]));
  const early = new MouseEvent("click", { bubbles: true, cancelable: true });
  // only a browser creates trusted events
  Object.defineProperty(early, "isTrusted", { value: true });
  button.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  await act(async () => code.resolve({ default: Menu }));
  await waitFor(() => expect(isDehydrated()).toBe(false));
  expect(pressed).toHaveBeenCalledOnce();
});

test("keeps what the server rendered when the code fails to load, and reloads the page when it changes", async () => {
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  // the reload is mocked and the document remains, so React reports that the island is missing
  vi.spyOn(console, "error").mockReturnValue();
  const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  const { button } = await openPage(load);
  await act(async () => showElements([{ isIntersecting: true }]));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(button.isConnected).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  const { announcePageChange } = await import("./hydrate-when-visible.ts");
  await act(async () => announcePageChange());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("loads the code of a static island when the pointer is over it", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Menu }));
  const { button, isDehydrated } = await openPage(load, { isStatic: () => true });
  await act(async () => void button.dispatchEvent(new Event("pointerover", { bubbles: true })));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await waitFor(() => expect(isDehydrated()).toBe(false));
});

test("loads the code of an island that is not static when it becomes visible", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Menu }));
  await openPage(load, { isStatic: () => false });
  await act(async () => showElements([{ isIntersecting: true }]));
  expect(load).toHaveBeenCalledOnce();
});
