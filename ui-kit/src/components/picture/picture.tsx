import { useState } from "react";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { averageColour } from "./average-colour.ts";
import styles from "./picture.module.css";

/** Another file of the same picture: a lighter format (`type`) or another crop (`media`). */
export interface PictureSource {
  /** Widths to choose from: `a.avif 320w, b.avif 640w`. */
  srcSet: string;
  /** `image/avif` before `image/webp`: the browser uses the first one it supports. */
  type?: string;
  /** The screens for this crop: `(min-width: 48rem)`. */
  media?: string;
  /** By default the picture's own `sizes`. */
  sizes?: string;
  /** With `height` the ratio of this crop; the box has the ratio of the displayed crop. */
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
  /** A file that every browser supports. */
  src: string;
  /** Description; empty only when text beside it says the same. */
  alt: string;
  /** Width in pixels of the original; with `height` it reserves the space before the picture is loaded. */
  width: number;
  height: number;
  /** Widths of `src` to choose from: `a.jpg 320w, b.jpg 640w`. */
  srcSet?: string;
  /** Displayed width: `(min-width: 60rem) 25vw, 50vw`. Needed with `srcSet`, otherwise the full screen width is assumed. */
  sizes?: string;
  /** Lighter formats and other crops; the first match is used. */
  sources?: readonly PictureSource[];
  /** Base64 placeholder of the picture: its average colour is the background until the picture is loaded. */
  thumbhash?: string | null;
  /** The largest picture of the first screen: loaded immediately, before others. */
  priority?: boolean;
  /** How the picture fills a box of another ratio. */
  fit?: "cover" | "contain";
  /** Ratio of the box when it is not the picture's own, such as `1 / 1`. */
  ratio?: string;
  /** Shown when the picture cannot be loaded. */
  fallback?: ReactNode;
}

/** A picture that never shifts the page: its space is reserved. `className` goes to the box, the rest to the img. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, srcSet, sizes, sources, thumbhash, priority, fit, ratio, ...other } =
    props;
  const { fallback, className, onLoad, onError, style, ...rest } = other;
  const [broken, setBroken] = useState(false);
  const cropped = ratio === undefined && sources?.some((source) => source.width !== undefined);
  const box: CSSProperties = { aspectRatio: ratio ?? `${width} / ${height}` };
  const ground = thumbhash ? averageColour(thumbhash) : undefined;

  // Events before hydration are missed: the picture may already have failed, or be loaded and need no fade-in.
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
      style={{ ...(cropped && !broken ? undefined : box), ...style, ...(ground && { "--ground": ground }) }}
      className={classNames(styles.root, className)}
    >
      {broken && fallback !== undefined ? (
        <span
          role={alt === "" ? undefined : "img"}
          aria-label={alt === "" ? undefined : alt}
          aria-hidden={alt === "" || undefined}
          className={styles.fallback}
        >
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

/** Outside React: dozens of pictures need no second render for it, and nothing is hidden without scripts. */
function mark(image: HTMLImageElement, state: "waiting" | "there" | undefined) {
  if (state) image.dataset["picture"] = state;
  else delete image.dataset["picture"];
}
