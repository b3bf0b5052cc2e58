import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { openStorage, readText } from "../../lib/storage.ts";
import { focusPage } from "./focus-page.ts";
import { placeKey } from "./place-key.ts";

/** Loads the code that restores the page only after a change of language. */
async function restoreSavedScroll(): Promise<void> {
  const storage = openStorage("sessionStorage");
  if (readText(storage, placeKey) === null) return;
  const { restoreScroll } = await import("./restore-scroll.ts");
  restoreScroll(storage);
}

/** Milliseconds until the title is read; by then it mostly contains the name of the loaded data. */
const settleMs = 400;

/**
 * Does what a browser does when a document loads: moves the focus to the top of the new page and has its title
 * announced. Filters and sorting change only the query and leave the focus where it is. Returns the title.
 */
export function usePageChange(): string {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (before.current === pathname) {
      // the first page may continue one in another language
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
