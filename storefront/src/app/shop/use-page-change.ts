import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { openStorage, readText } from "../../lib/storage.ts";
import { focusPage } from "./focus-page.ts";
import { placeKey } from "./place-key.ts";

/** Code for what a language switch left behind is loaded when it left something. */
async function restoreSavedScroll(): Promise<void> {
  const storage = openStorage("sessionStorage");
  if (readText(storage, placeKey) === null) return;
  const { restoreScroll } = await import("./restore-scroll.ts");
  restoreScroll(storage);
}

/** Data that names the page has mostly come by then. */
const settleMs = 400;

/**
 * What a browser does when a document loads and a router does not: the focus goes to the top of the new page and its
 * title is heard. Filters and sorting change the query only and leave the focus where it is. Answers the title.
 */
export function usePageChange(): string {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (before.current === pathname) {
      // the first page: it may continue one in another language
      void restoreSavedScroll();
      return;
    }
    before.current = pathname;
    focusPage();
    const timer = setTimeout(() => setTitle(document.title), settleMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  return title;
}
