import { useCallback, useEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Language } from "./language.ts";
import { mirrorAppearance } from "./mirror-appearance.ts";
import styles from "./preview-frame.module.css";

export interface PreviewFrameProps {
  /** accessible name */
  title: string;
  /** width of the window that is shown, in pixels; it is made smaller to fit */
  width: number;
  language: Language;
  children: ReactNode;
}

/**
 * Shows components as in a window of another width: a frame has its own media queries. They belong to this page's tree,
 * so all contexts reach them. Nothing in it can be pressed; it can be scrolled.
 */
export function PreviewFrame({ title, width, language, children }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [inner, setInner] = useState<Document | null>(null);
  const [available, setAvailable] = useState(0);
  const scale = available > 0 ? Math.min(1, available / width) : 1;

  // the first document is there as soon as the element is, and its event may have passed by then
  const openDocument = useCallback(
    (frame: HTMLIFrameElement | null) => setInner(frame?.contentDocument ?? null),
    [],
  );

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setAvailable(entry?.contentRect.width ?? 0));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => (inner ? mirrorAppearance(document, inner, language) : undefined), [inner, language]);

  return (
    <div
      ref={box}
      className={styles.root}
      style={{ "--frame-width": `${width}px`, "--frame-scale": scale } as CSSProperties}
    >
      <div className={styles.window}>
        <iframe
          ref={openDocument}
          title={title}
          // some browsers replace the first, empty document
          onLoad={(event) => setInner(event.currentTarget.contentDocument)}
          className={styles.frame}
        />
      </div>
      {inner ? createPortal(<div inert>{children}</div>, inner.body) : null}
    </div>
  );
}
