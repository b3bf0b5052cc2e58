import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { useSnapTrack } from "../carousel/use-snap-track.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Picture } from "../picture/picture.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { GalleryImage, ImageGalleryTexts } from "./gallery-image.ts";
import styles from "./image-viewer.module.css";
import { greatestZoom, ZoomPane } from "./zoom-pane.tsx";

interface ImageViewerProps {
  label: string;
  texts: ImageGalleryTexts;
  images: readonly GalleryImage[];
  /** The initial picture. */
  index: number;
  fallback?: ReactNode;
  /** Called with the last visible picture. */
  onClose: (index: number) => void;
}

/** Full-screen pictures that can be enlarged. Loaded on first use. */
export function ImageViewer({ label, texts, images, index: first, fallback, onClose }: ImageViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const count = images.length;
  const { track, position, read, go } = useSnapTrack<HTMLUListElement>(count);
  const { index, start, end } = position;
  const [zoomed, setZoomed] = useState({ imageIndex: -1, zoom: 1 });
  const zoom = zoomed.imageIndex === index ? zoomed.zoom : 1;

  const setZoom = (next: number) =>
    setZoomed({ imageIndex: index, zoom: Math.max(1, Math.min(greatestZoom, next)) });

  // The dialog opens once with the pressed picture; later changes are the viewer's own.
  const opening = useRef(first);
  useEffect(() => {
    dialog.current?.showModal();
    go(opening.current, true);
  }, [go]);

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const x = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
    const y = key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0;
    if (key === "+" || key === "=") setZoom(zoom * 1.5);
    else if (key === "-") setZoom(zoom / 1.5);
    else if (key === "0") setZoom(1);
    else if (zoom > 1 && (x || y)) {
      const pane = track.current?.children[index]?.firstElementChild;
      pane?.scrollBy({ left: x * 100, top: y * 100 });
    } else if (x) go(Math.max(0, Math.min(count - 1, index + x)));
    else return;
    event.preventDefault();
  }

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={() => onClose(index)}
      onKeyDown={onKeyDown}
      className={styles.viewer}
    >
      <div className={styles.bar}>
        <span aria-hidden className={styles.counter}>
          {index + 1} / {count}
        </span>
        <VisuallyHidden aria-live="polite">{texts.picture(index + 1, count)}</VisuallyHidden>
        <IconButton
          variant="soft"
          label={zoom > 1 ? texts.zoomOut : texts.zoomIn}
          onClick={() => setZoom(zoom > 1 ? 1 : 2.5)}
        >
          {zoom > 1 ? <ZoomOut aria-hidden /> : <ZoomIn aria-hidden />}
        </IconButton>
        <IconButton variant="soft" label={texts.close} onClick={() => dialog.current?.close()}>
          <X aria-hidden />
        </IconButton>
      </div>
      <ul ref={track} role="list" onScroll={read} className={styles.track}>
        {images.map((image, imageIndex) => (
          <li key={image.src} inert={imageIndex !== index} className={styles.slide}>
            <ZoomPane zoom={imageIndex === index ? zoom : 1} onZoom={setZoom}>
              <Picture
                {...image}
                fit="contain"
                sizes="200vw"
                draggable={false}
                fallback={fallback}
                className={styles.picture}
                style={{ aspectRatio: "auto", height: "100%", backgroundColor: "transparent" }}
              />
            </ZoomPane>
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className={styles.steps}>
          <IconButton
            variant="raised"
            label={texts.previous}
            aria-disabled={start || undefined}
            onClick={() => go(Math.max(0, index - 1))}
          >
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton
            variant="raised"
            label={texts.next}
            aria-disabled={end || undefined}
            onClick={() => go(Math.min(count - 1, index + 1))}
          >
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      ) : null}
    </dialog>
  );
}
