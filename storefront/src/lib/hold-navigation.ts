import type { Navigator } from "react-router-dom";
import { historySteps } from "./history-steps.ts";

/** Gets the way on: to be called, or not, once the person has decided. */
type Ask = (go: () => void) => void;

/** Place of the entry in the history, as react-router numbers them. */
function placeNow(): number | null {
  const state: unknown = window.history.state;
  const place = (state as { idx?: unknown } | null)?.idx;
  return typeof place === "number" ? place : null;
}

/** Steps back and forward: the browser has moved already, so it is moved back before anybody is asked. */
function holdHistory(ask: Ask): () => void {
  const here = placeNow();
  let returning: (() => void) | null = null;
  let leaving = false;
  function step(event: PopStateEvent) {
    const there = placeNow();
    if (leaving || here === null || there === null) return;
    // before the router hears of it
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
 * Holds every way to another page until it is let go: links and forms of the shop, back and forward; another site, a
 * reload and a closed tab get the browser's own question. Gives back what ends it.
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
