import type { Navigator } from "react-router";
import { historySteps } from "./history-steps.ts";

/** Asks the user; calls `go` to continue the navigation. */
type Ask = (go: () => void) => void;

/** Index of the current history entry, as react-router numbers them. */
function readHistoryIndex(): number | null {
  const state: unknown = window.history.state;
  const place = (state as { idx?: unknown } | null)?.idx;
  return typeof place === "number" ? place : null;
}

/** Steps back and forward: the browser has moved already, so the step is undone before the user is asked. */
function holdHistory(ask: Ask): () => void {
  const here = readHistoryIndex();
  let returning: (() => void) | null = null;
  let leaving = false;
  function step(event: PopStateEvent) {
    const there = readHistoryIndex();
    if (leaving || here === null || there === null) return;
    // the router must not see it
    event.stopImmediatePropagation();
    if (returning) {
      ask(returning);
      returning = null;
    } else if (there !== here) {
      returning = () => {
        leaving = true;
        window.history.go(there - here);
      };
      window.history.go(here - there);
    }
  }
  historySteps.hold = step;
  return () => {
    historySteps.hold = null;
  };
}

/**
 * Asks before every navigation: links and forms of the shop, back and forward. Another site, a reload and a closed tab
 * get the browser's own prompt. Returns a function that ends it.
 */
export function holdNavigation(navigator: Navigator, ask: Ask): () => void {
  const { push, replace } = navigator;
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  const freeHistory = holdHistory(ask);
  navigator.push = (...to) => ask(() => push(...to));
  navigator.replace = (...to) => ask(() => replace(...to));
  window.addEventListener("beforeunload", warn);
  return () => {
    navigator.push = push;
    navigator.replace = replace;
    window.removeEventListener("beforeunload", warn);
    freeHistory();
  };
}
