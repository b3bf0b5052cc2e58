import { useState } from "react";
import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./picture.module.css";

export interface PictureProps extends Omit<
  ComponentProps<"img">,
  "src" | "srcSet" | "sizes" | "width" | "height" | "loading" | "fetchPriority" | "placeholder" | "ref"
> {
  src: string;
  /** What is seen; empty only when words beside it say the same. */
  alt: string;
  /** Width in pixels of the original; with `height` it keeps the place before the picture is there. */
  width: number;
  height: number;
  /** Widths to choose from: `a.webp 320w, b.webp 640w`. */
  srcSet?: string;
  /** How wide it is shown: `(min-width: 60rem) 25vw, 50vw`. */
  sizes?: string;
  /** Other crops or formats, first match wins. */
  sources?: readonly { srcSet: string; media?: string; type?: string; sizes?: string }[];
  /** Shown until the picture is there: a CSS colour, or a data address of a tiny picture. */
  placeholder?: string;
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
  const { src, alt, width, height, srcSet, sizes, sources, placeholder, priority, fit, ratio, ...other } =
    props;
  const { fallback, className, onError, style, ...rest } = other;
  const [broken, setBroken] = useState(false);
  const box: CSSProperties = {
    aspectRatio: ratio ?? `${width} / ${height}`,
    ...style,
    ...ground(placeholder),
  };

  // A picture may fail before hydration, when nobody listens yet.
  function checkLoaded(image: HTMLImageElement | null) {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== "") setBroken(true);
  }

  return (
    <span data-fit={fit ?? "cover"} style={box} className={classNames(styles.root, className)}>
      {broken && fallback !== undefined ? (
        <span role="img" aria-label={alt} className={styles.fallback}>
          {fallback}
        </span>
      ) : (
        <picture className={styles.picture}>
          {sources?.map((source) => (
            <source key={`${source.media} ${source.type}`} {...source} />
          ))}
          <img
            decoding={priority ? "sync" : "async"}
            {...rest}
            ref={checkLoaded}
            loading={priority ? "eager" : "lazy"}
            fetchPriority={priority ? "high" : undefined}
            sizes={sizes}
            srcSet={srcSet}
            src={src}
            alt={alt}
            width={width}
            height={height}
            onError={(event) => {
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

function ground(placeholder: string | undefined): CSSProperties {
  if (placeholder === undefined) return {};
  return placeholder.startsWith("data:")
    ? { backgroundImage: `url("${placeholder}")` }
    : { backgroundColor: placeholder };
}
