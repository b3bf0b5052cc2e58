import { useEffect } from "react";

interface StylesProps {
  styles: string;
  /** later values of `styles` replace the first */
  dynamic?: boolean;
}

/**
 * Replaces the package `react-style-singleton` (vite.config.ts), with which dialogs stop the page behind them from
 * scrolling. Its `<style>` contains the width of a scroll bar, so a content security policy cannot list its hash; a
 * constructed style sheet needs no permission. In browsers without those (Safari before 16.4) the page behind scrolls.
 */
export function styleSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string): void {
    users += 1;
    if (users > 1 || !("adoptedStyleSheets" in document)) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function remove(): void {
    users -= 1;
    if (users > 0 || !sheet) return;
    const gone = sheet;
    sheet = undefined;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== gone);
  }

  return function Styles({ styles, dynamic = false }: StylesProps) {
    const shown = dynamic ? styles : "";
    useEffect(() => {
      add(styles);
      return remove;
      // oxlint-disable-next-line react/exhaustive-deps -- styles that are not dynamic keep their first value
    }, [shown]);
    return null;
  };
}
