import { ChevronLeft, ChevronRight, Maximize2 } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { useSnapTrack } from "../carousel/use-snap-track.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Picture } from "../picture/picture.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import type { GalleryImage, ImageGalleryTexts } from "./gallery-image.ts";
import type { ImageViewer } from "./image-viewer.tsx";
import styles from "./image-gallery.module.css";

export interface ImageGalleryProps extends Omit<ComponentProps<"section">, "children" | "aria-label"> {
  /** Description of the pictures: "Pictures of the ring". */
  label: string;
  /** Texts of its buttons and counters. */
  texts: ImageGalleryTexts;
  /** At least one; the first is loaded with priority. */
  images: readonly GalleryImage[];
  /** The gallery moves there whenever this changes, such as to the picture of a selected variant. */
  index?: number;
  /** Called when another picture has stopped moving. */
  onIndexChange?: (index: number) => void;
  /** Aspect ratio of the large picture, by default square. */
  ratio?: string;
  /** Displayed width of the large picture: `(min-width: 64rem) 45vw, 100vw`. */
  sizes?: string;
  /** Where there is room: thumbnails below the picture, or in a column beside it. On a phone a counter instead. */
  thumbnails?: "below" | "beside";
  /** Shown instead of a picture that cannot be loaded. */
  fallback?: ReactNode;
}

type Viewer = typeof ImageViewer;

const loadViewer = () => import("./image-viewer.tsx");

/** Pictures of one object: swipe, arrows or thumbnails; a press opens the full-screen viewer. */
export function ImageGallery(props: ImageGalleryProps) {
  const { label, texts, images, index: wanted, onIndexChange, ratio = "1 / 1", sizes, ...other } = props;
  const { thumbnails = "below", fallback, className, ...rest } = other;
  const count = images.length;
  const strip = useRef<HTMLUListElement>(null);
  const { track, position, read, go } = useSnapTrack<HTMLUListElement>(count);
  const { index, start, end } = position;
  const [viewer, setViewer] = useState<{ Viewer: Viewer } | null>(null);
  const known = useRef(0);
  const placed = useRef(false);

  useEffect(() => {
    if (wanted !== undefined && wanted !== known.current) go(wanted, !placed.current);
    known.current = wanted ?? known.current;
    placed.current = true;
  }, [wanted, go]);

  const tell = useEffectEvent(() => {
    if (known.current === index) return;
    known.current = index;
    onIndexChange?.(index);
  });

  // Only where it stops: pictures passed on the way were not selected.
  useEffect(() => {
    const atRest = setTimeout(tell, 120);
    return () => clearTimeout(atRest);
  }, [index]);

  useEffect(() => keepInSight(strip.current, index), [index]);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    // without its code (offline) the browser opens the picture itself
    loadViewer().then(
      (loaded) => setViewer({ Viewer: loaded.ImageViewer }),
      () => location.assign(href),
    );
  }

  function close(last: number) {
    setViewer(null);
    go(last, true);
    focusPart(track.current, last);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const next = index + step;
    if (!step || viewer) return;
    event.preventDefault();
    if (next < 0 || next >= count) return;
    // the focus follows when it is on a picture
    focusPart((event.target as HTMLElement).closest("ul"), next);
    go(next);
  }

  return (
    <section
      {...rest}
      aria-label={label}
      data-thumbnails={count > 1 ? thumbnails : undefined}
      onKeyDown={onKeyDown}
      className={classNames(styles.root, className)}
    >
      <div className={styles.layout}>
        <div className={styles.stage}>
          <ul ref={track} role="list" onScroll={read} className={styles.track}>
            {images.map((image, imageIndex) => (
              <li key={image.src} className={styles.slide}>
                <a
                  href={image.src}
                  aria-haspopup="dialog"
                  tabIndex={imageIndex === index ? undefined : -1}
                  draggable={false}
                  onPointerEnter={() => void loadViewer().catch(() => undefined)}
                  onClick={open}
                  className={styles.open}
                >
                  <Picture
                    {...image}
                    ratio={ratio}
                    sizes={sizes}
                    priority={imageIndex === 0}
                    fallback={fallback}
                    draggable={false}
                  />
                  <VisuallyHidden>{texts.enlarge}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
          <span aria-hidden className={styles.hint}>
            <Maximize2 />
          </span>
          {count > 1 ? (
            <>
              <IconButton
                variant="raised"
                label={texts.previous}
                aria-disabled={start || undefined}
                data-side="previous"
                onClick={() => go(Math.max(0, index - 1))}
                className={styles.step}
              >
                <ChevronLeft aria-hidden />
              </IconButton>
              <IconButton
                variant="raised"
                label={texts.next}
                aria-disabled={end || undefined}
                data-side="next"
                onClick={() => go(Math.min(count - 1, index + 1))}
                className={styles.step}
              >
                <ChevronRight aria-hidden />
              </IconButton>
              <span aria-hidden className={styles.counter}>
                {index + 1} / {count}
              </span>
              <VisuallyHidden aria-live="polite">{texts.picture(index + 1, count)}</VisuallyHidden>
            </>
          ) : null}
        </div>
        {count > 1 ? (
          <ul ref={strip} role="list" className={styles.strip}>
            {images.map((image, imageIndex) => (
              <li key={image.src}>
                <button
                  type="button"
                  aria-label={texts.picture(imageIndex + 1, count)}
                  aria-current={imageIndex === index || undefined}
                  onClick={() => go(imageIndex)}
                  className={styles.thumbnail}
                >
                  <Picture {...image} alt="" ratio="1 / 1" sizes="5rem" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {viewer ? (
        <viewer.Viewer
          label={label}
          texts={texts}
          images={images}
          index={index}
          fallback={fallback}
          onClose={close}
        />
      ) : null}
    </section>
  );
}

function focusPart(row: HTMLElement | null, index: number) {
  row?.children[index]?.querySelector<HTMLElement>("a, button")?.focus({ preventScroll: true });
}

/** Scrolls only the strip: scrollIntoView would also scroll the page. */
function keepInSight(strip: HTMLElement | null, index: number) {
  const part = strip?.children[index];
  if (!strip || !part) return;
  const box = part.getBoundingClientRect();
  const frame = strip.getBoundingClientRect();
  const past = (from: number, to: number, low: number, high: number) =>
    from < low ? from - low : to > high ? to - high : 0;
  strip.scrollBy({
    left: past(box.left, box.right, frame.left, frame.right),
    top: past(box.top, box.bottom, frame.top, frame.bottom),
  });
}
