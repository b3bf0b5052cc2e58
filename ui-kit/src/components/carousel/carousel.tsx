import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { Children, useRef } from "react";
import type { ComponentProps, KeyboardEvent, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./carousel.module.css";
import { useAutoplay } from "./use-autoplay.ts";
import { useSnapTrack } from "./use-snap-track.ts";

interface CarouselOwnProps {
  /** The content of the carousel: "New arrivals". */
  label: string;
  /** Role description for screen readers: "carousel", in the page's language. */
  roleLabel: string;
  /** Accessible name of the left arrow. */
  previousLabel: string;
  /** Accessible name of the right arrow. */
  nextLabel: string;
  /** Each child is one slide. */
  children: ReactNode;
}

type CarouselKind =
  | {
      /** Several items side by side, the next one partly visible. How many: `--carousel-per-view`, else by their own width. */
      kind: "row";
      slideLabel?: never;
      autoplay?: never;
    }
  | {
      /** One slide at a time; after the last comes the first. */
      kind: "slides";
      /** Accessible name of a slide: "2 of 5". */
      slideLabel: (number: number, count: number) => string;
      /** Changes slides automatically; pauses while hovered or focused, and with reduced motion. */
      autoplay?: { seconds: number; pauseLabel: string; playLabel: string };
    };

export type CarouselProps = CarouselOwnProps &
  CarouselKind &
  Omit<ComponentProps<"section">, "children" | "aria-label">;

/** A row to swipe. The browser scrolls and snaps, so it works without scripts; the buttons appear with them. */
export function Carousel(props: CarouselProps) {
  const { label, roleLabel, previousLabel, nextLabel, kind, slideLabel, autoplay, ...other } = props;
  const { children, className, ...rest } = other;
  const slides = Children.toArray(children);
  const count = slides.length;
  const stage = useRef<HTMLDivElement>(null);
  const { track, position, read, go, seen } = useSnapTrack<HTMLUListElement>(count);
  const { index, start, end } = position;
  const wraps = kind === "slides";
  // only one slide is visible, which is known without measuring: the server renders the dots
  const fits = wraps ? count < 2 : start && end;

  const turn = (step: 1 | -1) => {
    const next = index + step * seen();
    go(wraps ? (next + count) % count : Math.max(0, Math.min(count - 1, next)));
  };
  const seconds = fits ? 0 : (autoplay?.seconds ?? 0);
  const [playing, setPlaying] = useAutoplay(stage, seconds, index, () => turn(1));

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    // within a slide the arrow keys belong to the focused control
    if (!step || event.target !== track.current) return;
    event.preventDefault();
    turn(step);
  }

  const step = (direction: 1 | -1, name: string, atEdge: boolean, icon: ReactNode) => (
    <IconButton
      variant="raised"
      label={name}
      hidden={fits}
      aria-disabled={atEdge || undefined}
      data-side={direction === 1 ? "next" : "previous"}
      onClick={() => turn(direction)}
      className={styles.step}
    >
      {icon}
    </IconButton>
  );

  return (
    <section
      {...rest}
      aria-label={label}
      aria-roledescription={roleLabel}
      data-kind={kind}
      className={classNames(styles.root, className)}
    >
      <div ref={stage} className={styles.stage}>
        {step(-1, previousLabel, !wraps && start, <ChevronLeft aria-hidden />)}
        <ul
          ref={track}
          role="list"
          tabIndex={wraps ? 0 : undefined}
          onScroll={read}
          onKeyDown={onKeyDown}
          className={styles.track}
        >
          {slides.map((slide, slideIndex) => (
            <li key={slideIndex} aria-label={slideLabel?.(slideIndex + 1, count)} className={styles.slide}>
              {slide}
            </li>
          ))}
        </ul>
        {step(1, nextLabel, !wraps && end, <ChevronRight aria-hidden />)}
      </div>
      {slideLabel && !fits ? (
        <div className={styles.status}>
          {autoplay ? (
            <IconButton
              size="small"
              label={playing ? autoplay.pauseLabel : autoplay.playLabel}
              onClick={() => setPlaying(!playing)}
            >
              {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
            </IconButton>
          ) : null}
          {slides.map((_, slideIndex) => (
            <span key={slideIndex} data-current={slideIndex === index || undefined} className={styles.dot} />
          ))}
          <VisuallyHidden aria-live={playing ? "off" : "polite"}>
            {slideLabel(index + 1, count)}
          </VisuallyHidden>
        </div>
      ) : null}
    </section>
  );
}
