import { useEffect } from "react";

interface StylesProps {
  styles: string;
  /** other texts replace the first while it is shown */
  dynamic?: boolean;
}

/**
 * Stands in for the package `react-style-singleton` (vite.config.ts), by which dialogs keep the page behind them from
 * scrolling. Its `<style>` holds the width of a scroll bar, so that no policy could name its hash; a constructed sheet needs
 * no leave. A browser that knows none (Safari before 16.4) scrolls the page behind.
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
      // oxlint-disable-next-line react/exhaustive-deps -- what is not dynamic stays as it was first
    }, [shown]);
    return null;
  };
}
