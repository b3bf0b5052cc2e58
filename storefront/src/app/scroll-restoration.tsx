import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { openStorage, readJson, writeJson } from "../lib/storage.ts";

/** Storage key of the scroll positions by key of the history entry. */
const storageKey = "scroll";

const read = () => (readJson(openStorage("sessionStorage"), storageKey) ?? {}) as Record<string, number>;

/** Links with `state: { keepScroll: true }` do not change the scroll position. */
const keeps = (state: unknown) =>
  typeof state === "object" && state !== null && "keepScroll" in state && state.keepScroll === true;

/** Scrolls a new page to its top or anchor; back and forward restore the former position. */
export function ScrollRestoration() {
  const { key, hash, state } = useLocation();
  const kind = useNavigationType();
  const positions = useRef<Record<string, number> | null>(null);
  const current = useRef(key);
  const first = useRef(true);

  useEffect(() => {
    positions.current ??= read();
    const note = () => void (positions.current![current.current] = Math.round(window.scrollY));
    const leave = () => {
      note();
      writeJson(openStorage("sessionStorage"), storageKey, positions.current);
      // the browser restores the position after a reload
      window.history.scrollRestoration = "auto";
    };
    const back = () => void (window.history.scrollRestoration = "manual");
    back();
    window.addEventListener("scroll", note, { passive: true });
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", back);
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", back);
    };
  }, []);

  useLayoutEffect(() => {
    current.current = key;
    if (first.current) {
      first.current = false;
      return;
    }
    const left = kind === "POP" ? (positions.current ?? read())[key] : undefined;
    if (left !== undefined) window.scrollTo(0, left);
    else if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else if (!keeps(state)) window.scrollTo(0, 0);
  }, [key, kind, hash, state]);

  return null;
}
