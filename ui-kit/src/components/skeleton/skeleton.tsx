import type { ComponentProps, CSSProperties } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./skeleton.module.css";

type SkeletonHeight =
  | {
      /** CSS length; by default one line of text. */
      height?: CSSProperties["height"];
      ratio?: never;
    }
  | {
      height?: never;
      /** Keeps this ratio instead of a height, such as `1 / 1`. */
      ratio: string;
    };

export type SkeletonProps = SkeletonHeight &
  Omit<ComponentProps<"span">, "children"> & {
    /** `text` is one line of the surrounding font size. */
    shape?: "text" | "box" | "circle";
    /** CSS length; by default the container's width. */
    width?: CSSProperties["width"];
  };

/** Reserves the space of loading content. Hidden from screen readers: set `aria-busy` on the surrounding list. */
export function Skeleton({ shape = "text", width, height, ratio, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden
      data-shape={shape}
      style={{ width, height, aspectRatio: ratio, ...style }}
      className={classNames(styles.root, className)}
    />
  );
}
