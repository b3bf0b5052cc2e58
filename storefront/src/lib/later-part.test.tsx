import { act, cleanup, fireEvent, waitFor } from "@testing-library/react";
import { createElement, type ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { keepEarlyPresses } from "./early-presses.ts";
import type { LaterOptions } from "./later-part.tsx";

type Seen = (entries: { isIntersecting: boolean }[]) => void;

/** What the window tells of elements that come near: there is no layout here that would. */
let comesNear: Seen;
const pressed = vi.fn();

function Menu() {
  return <button onClick={pressed}>menu</button>;
}

/** A page whose menu the server rendered and whose browser gets the menu's code from `load`. */
async function openPage(load: () => Promise<{ default: ComponentType }>, options: LaterOptions = {}) {
  vi.resetModules();
  const { laterPart } = await import("./later-part.tsx");
  const root = document.createElement("main");
  root.innerHTML = renderToString(createElement(laterPart("menu.tsx", { default: Menu })));
  document.body.append(root);
  await act(async () => void hydrateRoot(root, createElement(laterPart("menu.tsx", load, options))));
  return { button: root.querySelector("button")!, asleep: () => root.querySelector("[data-later]") !== null };
}

beforeAll(keepEarlyPresses);

beforeEach(() => {
  pressed.mockReset();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(seen: Seen) {
        comesNear = seen;
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

test("the code of a part is fetched when the part comes near, and not before", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Menu }));
  const { button, asleep } = await openPage(load);
  expect(load).not.toHaveBeenCalled();
  expect(asleep()).toBe(true);
  await act(async () => comesNear([{ isIntersecting: true }]));
  await waitFor(() => expect(asleep()).toBe(false));
  fireEvent.click(button);
  expect(pressed).toHaveBeenCalledOnce();
});

test("the first key or touch anywhere wakes it", async () => {
  const { asleep } = await openPage(() => Promise.resolve({ default: Menu }));
  await act(async () => void fireEvent.keyDown(window, { key: "Tab" }));
  await waitFor(() => expect(asleep()).toBe(false));
});

test("a press that came too early is given again", async () => {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const { button, asleep } = await openPage(() => code.promise);
  await act(async () => comesNear([{ isIntersecting: true }]));
  const early = new MouseEvent("click", { bubbles: true, cancelable: true });
  // only a browser makes trusted events
  Object.defineProperty(early, "isTrusted", { value: true });
  button.dispatchEvent(early);
  expect(early.defaultPrevented).toBe(true);
  await act(async () => code.resolve({ default: Menu }));
  await waitFor(() => expect(asleep()).toBe(false));
  expect(pressed).toHaveBeenCalledOnce();
});

test("what the server rendered stands while its code cannot be had; a page that changes is loaded anew", async () => {
  const reload = vi.spyOn(window.location, "reload").mockReturnValue();
  // here the document stays, so React sees that the part is gone
  vi.spyOn(console, "error").mockReturnValue();
  const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
  const { button } = await openPage(load);
  await act(async () => comesNear([{ isIntersecting: true }]));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(button.isConnected).toBe(true);
  expect(reload).not.toHaveBeenCalled();
  const { moveLaterParts } = await import("./come-near.ts");
  await act(async () => moveLaterParts());
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

test("a part that looks the same until it is touched is fetched when the pointer is over it", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Menu }));
  const { button, asleep } = await openPage(load, { still: () => true });
  await act(async () => void button.dispatchEvent(new Event("pointerover", { bubbles: true })));
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  await waitFor(() => expect(asleep()).toBe(false));
});

test("such a part is fetched when it comes near if it will look different", async () => {
  const load = vi.fn(() => Promise.resolve({ default: Menu }));
  await openPage(load, { still: () => false });
  await act(async () => comesNear([{ isIntersecting: true }]));
  expect(load).toHaveBeenCalledOnce();
});
