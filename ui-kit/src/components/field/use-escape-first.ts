import { useEffect, useEffectEvent } from "react";

/**
 * Escape closes only the innermost layer. A dialog around it listens on the document and handles the key before elements
 * inside, so this listens in an earlier phase, and only while the layer is open.
 */
export function useEscapeFirst(open: boolean, close: () => void): void {
  const leave = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, [open]);
}
