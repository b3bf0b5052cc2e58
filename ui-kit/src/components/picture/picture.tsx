import { useState } from "react";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { averageColour } from "./average-colour.ts";
import styles from "./picture.module.css";

/** Another file of the same picture: a lighter format (`type`) or another crop (`media`). */
export interface PictureSource {
  /** Widths to choose from: `a.avif 320w, b.avif 640w`. */
  srcSet: string;
  /** `image/avif` before `image/webp`: the first the browser can show is taken. */
  type?: string;
  /** `(min-width: 48rem)`: when this crop is meant. */
  media?: string;
  /** The picture's own `sizes` unless told. */
  sizes?: string;
  /** With `height` the ratio of this crop; the box then takes the ratio of the crop that is shown. */
  width?: number;
  /** Height in pixels of the original. */
  height?: number;
}

export interface PictureProps extends Omit<
  ComponentProps<"img">,
  | "src"
  | "srcSet"
  | "sizes"
  | "width"
  | "height"
  | "loading"
  | "fetchPriority"
  | "decoding"
  | "placeholder"
  | "ref"
> {
  /** The file every browser can show. */
  src: string;
  /** What is seen; empty only when words beside it say the same. */
  alt: string;
  /** Width in pixels of the original; with `height` it keeps the place before the picture is there. */
  width: number;
  height: number;
  /** Widths of `src` to choose from: `a.jpg 320w, b.jpg 640w`. */
  srcSet?: string;
  /** How wide it is shown: `(min-width: 60rem) 25vw, 50vw`. Needed with widths, or the whole screen is assumed. */
  sizes?: string;
  /** Lighter formats and other crops, first match wins. */
  sources?: readonly PictureSource[];
  /** Base64 placeholder that came with the picture: its average colour is the ground until the picture is there. */
  thumbhash?: string | null;
  /** The largest picture of the first screen: loaded at once, before others. */
  priority?: boolean;
  /** How the picture fills a box of another ratio. */
  fit?: "cover" | "contain";
  /** Ratio of the box when it is not the picture's own, such as `1 / 1`. */
  ratio?: string;
  /** Stands there when the picture cannot be loaded. */
  fallback?: ReactNode;
}

/** A picture that never moves the page: its place is kept by ratio. `className` lands on the box, the rest on the img. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, srcSet, sizes, sources, thumbhash, priority, fit, ratio, ...other } =
    props;
  const { fallback, className, onLoad, onError, style, ...rest } = other;
  const [broken, setBroken] = useState(false);
  const cropped = ratio === undefined && sources?.some((source) => source.width !== undefined);
  const place: CSSProperties = { aspectRatio: ratio ?? `${width} / ${height}` };
  const ground = thumbhash ? averageColour(thumbhash) : undefined;

  // Before hydration nobody listens: a picture may already have failed, or be there and needs no fading in.
  function meet(image: HTMLImageElement | null) {
    if (!image) return;
    if (!image.complete) mark(image, priority ? undefined : "waiting");
    else if (image.naturalWidth > 0) mark(image, "there");
    else if (image.currentSrc !== "") setBroken(true);
  }

  return (
    <span
      data-fit={fit ?? "cover"}
      data-cropped={cropped || undefined}
      style={{ ...(cropped && !broken ? undefined : place), ...style, ...(ground && { "--ground": ground }) }}
      className={classNames(styles.root, className)}
    >
      {broken && fallback !== undefined ? (
        <span role="img" aria-label={alt} className={styles.fallback}>
          {fallback}
        </span>
      ) : (
        <picture className={styles.picture}>
          {sources?.map((source) => (
            <source key={`${source.media} ${source.type}`} sizes={sizes} {...source} />
          ))}
          <img
            {...rest}
            ref={meet}
            decoding={priority ? "sync" : "async"}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : undefined}
            sizes={sizes}
            srcSet={srcSet}
            src={src}
            alt={alt}
            width={width}
            height={height}
            onLoad={(event) => {
              mark(event.currentTarget, "there");
              onLoad?.(event);
            }}
            onError={(event) => {
              mark(event.currentTarget, undefined);
              setBroken(true);
              onError?.(event);
            }}
            className={styles.image}
          />
        </picture>
      )}
    </span>
  );
}

/** Outside of React: dozens of pictures need no second rendering for it, and without script nothing is hidden. */
function mark(image: HTMLImageElement, state: "waiting" | "there" | undefined) {
  if (state) image.dataset["picture"] = state;
  else delete image.dataset["picture"];
}
